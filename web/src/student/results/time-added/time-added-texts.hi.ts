import type { Translated } from '../../../shared/languages/translation.ts'
import type { English } from './time-added-texts.ts'

const counted = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}`])

const amount = (seconds: number): string =>
  [...counted(Math.floor(seconds / 60), 'मिनट'), ...counted(seconds % 60, 'सेकंड')].join(' ')

export const timeAdded: Translated<English> = {
  title: 'अतिरिक्त समय दिया गया',
  line: (seconds, when) => `${when} को कर्मचारियों ने ${amount(seconds)} अतिरिक्त दिए।`,
  because: (reason) => `कारण: ${reason}`,
  now: (seconds) => `कर्मचारियों ने आपको ${amount(seconds)} अतिरिक्त दिए।`,
}
