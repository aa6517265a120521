import type { Translated } from '../../languages/translation.ts'
import type { English } from './time-added-texts.ts'

export const timeAdded: Translated<English> = {
  title: 'अतिरिक्त समय दिया गया',
  line: (minutes, when) => `${when} को ${minutes} मिनट अतिरिक्त दिए गए।`,
  because: (reason) => `कारण: ${reason}`,
}
