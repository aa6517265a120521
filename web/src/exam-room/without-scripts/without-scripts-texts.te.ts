import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './without-scripts-texts.ts'

export const withoutScripts: Translated<English> = {
  free: 'ఈ టెస్ట్ ఉచితం.',
  price: 'ధర',
  needsScripts: 'టెస్ట్ రాయడానికి మీ బ్రౌజర్‌లో జావాస్క్రిప్ట్‌ను అనుమతించండి, లేదా ఈ పేజీని వేరే బ్రౌజర్‌లో తెరవండి.',
}
