import type { Translated } from '../../languages/translation.ts'
import type { English } from './time-added-texts.ts'

export const timeAdded: Translated<English> = {
  title: 'అదనపు సమయం ఇచ్చారు',
  line: (minutes, when) => `${when}న ${minutes === 1 ? '1 నిమిషం' : `${minutes} నిమిషాలు`} అదనంగా ఇచ్చారు.`,
  because: (reason) => `కారణం: ${reason}`,
}
