import type { Translated } from '../../../shared/languages/translation.ts'
import type { English } from './time-added-texts.ts'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]

const amount = (seconds: number): string =>
  [...counted(Math.floor(seconds / 60), '1 నిమిషం', 'నిమిషాలు'), ...counted(seconds % 60, '1 సెకను', 'సెకన్లు')].join(' ')

export const timeAdded: Translated<English> = {
  title: 'అదనపు సమయం ఇచ్చారు',
  line: (seconds, when) => `${when}న సిబ్బంది ${amount(seconds)} అదనంగా ఇచ్చారు.`,
  because: (reason) => `కారణం: ${reason}`,
  now: (seconds) => `సిబ్బంది మీకు ${amount(seconds)} అదనంగా ఇచ్చారు.`,
}
