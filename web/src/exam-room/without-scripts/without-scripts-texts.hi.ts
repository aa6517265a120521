import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './without-scripts-texts.ts'

export const withoutScripts: Translated<English> = {
  free: 'यह टेस्ट मुफ़्त है।',
  price: 'कीमत',
  needsScripts: 'टेस्ट देने के लिए अपने ब्राउज़र में जावास्क्रिप्ट चालू करें, या यह पेज किसी दूसरे ब्राउज़र में खोलें।',
}
