import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import { ALIASES, LANGUAGE_WORDS, normalHeading } from './aliases.ts'
import { type Field, PLAIN_FIELDS, textFieldOf } from './fields.ts'
import { placeOfLetter } from './letters.ts'

/** A field, and the rank of its heading among its aliases: of two columns "Topic" (0) and "Chapter" (3), the first is the topic. */
export type Recognised = { readonly field: Field; readonly rank: number }

const FIELD_OF: ReadonlyMap<string, Recognised> = new Map(
  Object.entries(ALIASES).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as Field, rank }] as const),
  ),
)

const OPTION =
  /^(?:(?:answer|ans)? ?(?:options?|opt|op|choices?|alternative)|answers?|ans|ఎంపిక|ఐచ్ఛికం|ఆప్షన్|వికల్పం|विकल्प|ऑप्शन)? ?(\S+)$/u
const LANGUAGE_SIGNS: Readonly<Record<string, Language>> = { e: 'en', t: 'te', h: 'hi' }
const FILLERS = new Set(['in', 'medium', 'version', 'language'])
const MAX_HEADING = 100

/** What a heading names, in any of the languages and spellings; undefined: not known. */
export function recogniseHeading(heading: string): Recognised | undefined {
  if (heading.length > MAX_HEADING) return undefined
  const normal = normalHeading(heading)
  const whole = baseField(normal)
  if (whole) return whole
  const parts = normal.split(' ')
  const language = LANGUAGES.find((one) => parts.some((part) => LANGUAGE_WORDS[one].includes(part)))
  if (language) {
    const base = parts.filter((part) => !LANGUAGE_WORDS[language].includes(part) && !FILLERS.has(part))
    return inLanguage(baseField(base.join(' ')), language)
  }
  const sign = LANGUAGE_SIGNS[parts.at(-1) ?? '']
  return sign && parts.length > 1 ? inLanguage(baseField(parts.slice(0, -1).join(' ')), sign) : undefined
}

function baseField(normal: string): Recognised | undefined {
  const known = FIELD_OF.get(normal.replaceAll(' ', ''))
  if (known) return known
  const place = placeOfLetter(OPTION.exec(normal)?.[1] ?? '')
  return place === undefined ? undefined : { field: `option-${LETTERS[place] ?? 'a'}`, rank: 0 }
}

/** Answers, levels and the like have no language. */
function inLanguage(found: Recognised | undefined, language: Language): Recognised | undefined {
  if (!found || PLAIN_FIELDS.some((field) => field === found.field)) return found
  const text = textFieldOf(found.field)
  return text && { field: `${text.text}.${language}`, rank: found.rank }
}
