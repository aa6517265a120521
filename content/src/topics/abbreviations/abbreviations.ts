import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import { factTable } from '../../shared/facts/table.ts'
import { same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { LEVELS } from '../../topics.ts'

const entry = z.strictObject({
  short: z.string().min(1),
  /** What stands behind it in brackets, in Telugu and Hindi. */
  sense: z.strictObject({ te: z.string().min(1), hi: z.string().min(1) }).optional(),
  level: z.enum(LEVELS),
  /** Each word of the full form; where others fit its letter, the right one first. */
  words: z.array(z.union([z.string(), z.array(z.string()).min(2)])).min(1),
})
type Words = readonly (readonly string[])[]

const nameOf = (words: Words): string[] => words.map(([right = '']) => right)

/** Names that fit the letters but are wrong in one word or in two. */
function misreadings(words: Words): readonly string[] {
  const name = nameOf(words)
  const slips = words.flatMap(([, ...wrong], place) => wrong.map((word) => ({ place, word })))
  const single = slips.map(({ place, word }) => name.with(place, word).join(' '))
  const double = slips.flatMap((one, n) =>
    slips
      .slice(n + 1)
      .filter(({ place }) => place !== one.place)
      .map((other) => name.with(one.place, one.word).with(other.place, other.word).join(' ')),
  )
  return [...single, ...double]
}

/** ATM (bank), ATM (బ్యాంకు). */
const inScripts = (short: string, { te, hi }: { readonly te: string; readonly hi: string }): LocalizedText =>
  say(short, short.replace(/\(.*\)/, `(${te})`), short.replace(/\(.*\)/, `(${hi})`))

const rows = readList(new URL('./abbreviations.yaml', import.meta.url), entry).map(({ short, sense, level, words }) => {
  const choices = words.map((word) => [word].flat())
  return {
    level,
    cells: { short: sense ? inScripts(short, sense) : same(short), full: same(nameOf(choices).join(' ')) },
    lures: misreadings(choices).map(same),
  }
})

/** Expansions stay in English in every language: the letters are those of the English words. */
export const ABBREVIATIONS = factTable({
  name: 'abbreviations',
  topic: 'abbreviations',
  settledBy: 'the organisations’ own names; standards',
  columns: { short: say('Abbreviation', 'సంక్షిప్త రూపం', 'संक्षिप्त रूप'), full: say('Full form', 'పూర్తి రూపం', 'पूर्ण रूप') },
  rows,
  relations: [
    {
      of: 'short',
      to: 'full',
      shape: 'one-to-one',
      ask: say('What does **{a}** stand for?', '**{a}** పూర్తి రూపం ఏమిటి?', '**{a}** का पूर्ण रूप क्या है?'),
      tell: say('{a} stands for {b}.', '{a} పూర్తి రూపం: {b}.', '{a} का पूर्ण रूप: {b}।'),
    },
  ],
})
