import { mentions } from '../questions/mentioned-options.ts'
import { readNumber, readNumbers } from '../questions/option-values.ts'
import { LAST_YEAR } from '../shared/facts/forms/direct.ts'
import { sharesWord } from '../shared/facts/table.ts'
import type { Text } from '../text.ts'
import { AGREEMENT_FAULTS, agreementFaults } from './agreement-faults.ts'
import { type DrawnQuestion, printedOptions } from './draws.ts'
import { LANGUAGE_FAULTS, languageFaults } from './language-faults.ts'

export const QUESTION_FAULTS = [
  'explains an option that is not printed',
  'explains others than the wrong options',
  'has the answer in its stem',
  'offers a number ten times too large or too small',
  'offers a negative quantity',
  'offers one whole number, the right one',
  'writes a one or a zero that says nothing',
  'writes rupees without commas',
  'writes some numbers with commas and others without',
  'sets a comma in TeX that a space would follow',
  'is not put as a sentence',
  'says a number of options that it has not',
  'nests double quotation marks',
  'tells a difference of nothing',
  'offers a year that lies ahead',
  'offers more of them than there are',
  'offers digits that its base has not',
  'offers an item that its passage does not list',
  'calls two shops all the shops',
  'says 2 times as many for twice',
  'puts two commas side by side',
  'ends a sentence with two full stops',
  'closes a quoted sentence inside of another',
  'puts one sign behind another',
  'tells two equal measures apart',
  'leaves out the article of a name',
  'has a singular verb with two persons',
  ...LANGUAGE_FAULTS,
  ...AGREEMENT_FAULTS,
] as const
export type QuestionFault = (typeof QUESTION_FAULTS)[number]

/** What is wrong with a question whatever it asks. */
export function questionFaults(drawn: DrawnQuestion): QuestionFault[] {
  const { question, optionCount } = drawn
  const { stem, correct } = question
  const options = printedOptions(drawn)
  const numbers = question.fixedOrder || question.optionPictures ? undefined : readNumbers(options)
  const [key = 0] = numbers ?? []
  const texts = [stem, question.explanation, ...options]
  const told = [stem.en, question.explanation.en]
  const found: (QuestionFault | false)[] = [
    mentionsUnprinted(drawn) && 'explains an option that is not printed',
    explainsOthers(question.explanation.en, correct, options) && 'explains others than the wrong options',
    hasAnswerInStem(
      stem.en,
      correct.en,
      options.map(({ en }) => en),
    ) && 'has the answer in its stem',
    key !== 0 &&
      (numbers ?? []).some((one) => one !== 0 && Math.abs(Math.log10(Math.abs(one / key))) >= 1) &&
      'offers a number ten times too large or too small',
    options.some(({ en }) => /₹\s?[-−]|[-−]₹/.test(en)) && 'offers a negative quantity',
    Number.isInteger(key) &&
      numbers?.every((one, place) => place === 0 || !Number.isInteger(one)) === true &&
      'offers one whole number, the right one',
    [stem, question.explanation].some(({ en }) => SAYS_NOTHING.test(en)) && 'writes a one or a zero that says nothing',
    [stem, question.explanation, ...options].some(({ en }) => /₹\d{4}/.test(en)) && 'writes rupees without commas',
    groupsSomeDigits([drawn.passage, ...texts]) && 'writes some numbers with commas and others without',
    texts.some(hasCommaInTex) && 'sets a comma in TeX that a space would follow',
    !isSentence(stem.en) && 'is not put as a sentence',
    saysAnotherCount(stem.en, optionCount) && 'says a number of options that it has not',
    [stem, question.explanation].some((text) => Object.values(text).some((one) => /“[^”]*“/.test(one))) &&
      'nests double quotation marks',
    /₹0 (more|less)/.test(stem.en) && 'tells a difference of nothing',
    /^In which year (was|did)/.test(stem.en) &&
      options.some(({ en }) => Number(en) > LAST_YEAR) &&
      'offers a year that lies ahead',
    offersTooMany(stem.en, options) && 'offers more of them than there are',
    offersOtherDigits(correct, options) && 'offers digits that its base has not',
    offersUnlisted(drawn, options) && 'offers an item that its passage does not list',
    /shops A and B /.test(drawn.passage?.en ?? '') && /all the shops/.test(stem.en) && 'calls two shops all the shops',
    [stem.en, drawn.passage?.en].some((text) => /\b2 times as (many|much)\b/.test(text ?? '')) &&
      'says 2 times as many for twice',
    /,\*{0,2},/.test(question.explanation.en) && 'puts two commas side by side',
    told.some((text) => /(?<!\.)\.\.(?!\.)/.test(text)) && 'ends a sentence with two full stops',
    told.some((text) => /\.” [a-z]/.test(text)) && 'closes a quoted sentence inside of another',
    told.some((text) => /[-+−] [-−]\d/.test(text)) && 'puts one sign behind another',
    /\b(\d+) (m|km|kg|litres|days) and \1 \2\b/.test(stem.en) && 'tells two equal measures apart',
    [stem, question.explanation].some(({ en }) => NAME_WITHOUT_ARTICLE.test(en)) && 'leaves out the article of a name',
    [stem, question.explanation].some(({ en }) => SINGULAR_WITH_TWO.test(en)) && 'has a singular verb with two persons',
  ]
  return [...found.filter((fault) => fault !== false), ...languageFaults(drawn), ...agreementFaults(drawn)]
}

/** x^{1}, 1x, x - 0. */
const SAYS_NOTHING = /[a-z)]\^\{1\}|(?<![\d.,])1(?:[xyzt]\b|\\hat|\\lambda)|[a-z] - 0\b/

const NAME_WITHOUT_ARTICLE =
  /\b(of|in|from|with|by|to) \*{0,2}(UK|USA|UAE|Maldives|Philippines|Czech Republic)\b|(^|[.:] |can )\*{0,2}[A-Z]\w+ (River|Desert|Mountains)\*{0,2} can\b/
const SINGULAR_WITH_TWO =
  /\bis \*\*[A-Z][^*]* and [A-Z][^*]*\*\* linked|\bleader of [^.]* was \*{0,2}[A-Z]\w+ and [A-Z]/

/** Explanations that work through a plan, a turn or all cases come by every place, printed or not. */
const WORKED_THROUGH = /^(directions|ranking|data-sufficiency|simplification)\//

function mentionsUnprinted(drawn: DrawnQuestion): boolean {
  const { source, question, passage } = drawn
  if (passage || WORKED_THROUGH.test(source)) return false
  const shown = [question.stem, ...printedOptions(drawn)].map(({ en }) => en)
  return drawn
    .unprinted()
    .some(
      (option) =>
        !readNumber(option) &&
        mentions(question.explanation.en, option.en) &&
        shown.every((text) => !text.toLowerCase().includes(option.en.toLowerCase())),
    )
}

/** An explanation that goes through the other options goes through those that are printed. */
function explainsOthers(explanation: string, correct: Text, options: readonly Text[]): boolean {
  const unquoted = (text: string) => text.replaceAll(/[“”‘’]/g, '')
  const told = unquoted(explanation)
  return (
    explanation.includes('Of the other options:') &&
    options.some(({ en }) => en !== correct.en && !told.includes(unquoted(en)))
  )
}

/** A question of fact names what the answer says, and says it of no other option. */
function hasAnswerInStem(stem: string, correct: string, options: readonly string[]): boolean {
  const [, asked = ''] = /\*\*([^*]+)\*\*/.exec(stem) ?? []
  if (stem.includes('\n') || options.some((option) => /^Quantity|equation/.test(option))) return false
  return sharesWord(asked, correct) && options.every((option) => option === correct || !sharesWord(asked, option))
}

/** Ends as a sentence does, and names what it asks inside of it rather than behind a colon. */
const isSentence = (stem: string): boolean =>
  stem.includes('\n') || !/:\s*[“"]?\*\*[^*]+\*\*[”"]?\s*\??$|\*\* is the study of:$/.test(stem)

function saysAnotherCount(stem: string, optionCount: number): boolean {
  const [, count] =
    /\b(?:of|these|following) (three|four|five|six) (?:pairs|options|groups|words|numbers|alternatives)\b/i.exec(
      stem,
    ) ??
    /\b(?:three|four) of the (four|five) /i.exec(stem) ??
    []
  const words = ['three', 'four', 'five', 'six']
  return count !== undefined && words.indexOf(count.toLowerCase()) + 3 !== optionCount
}

/** 1,440 beside 1440; what may be a year stands without a comma. */
function groupsSomeDigits(texts: readonly (Text | undefined)[]): boolean {
  const all = texts.map((text) => text?.en.replaceAll('{,}', ',') ?? '').join('\n')
  const bare = all.match(/(?<![\d.,])\d{4,}(?![\d,])/g) ?? []
  return /\d,\d{3}(?![\d,])/.test(all) && bare.some((number) => !/^(1[5-9]|20)\d\d$/.test(number))
}

const hasCommaInTex = ({ en }: Text): boolean =>
  en.split('$').some((part, n) => n % 2 === 1 && /\d,\d{3}(?!\d)/.test(part))

const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight']

function offersTooMany(stem: string, options: readonly Text[]): boolean {
  const [, count] = /\bhow many of the (\w+) /i.exec(stem) ?? []
  const most = COUNTS.indexOf(count ?? '') + 3
  return most >= 3 && options.some((option) => (readNumber(option)?.value ?? 0) > most)
}

/** Bits and numbers written with their base, as $(1011)_{2}$. */
function offersOtherDigits(correct: Text, options: readonly Text[]): boolean {
  const plain = ({ en }: Text) => en.replaceAll(/\$|\\,/g, '')
  const isOfBits = /^[01]{8}$/.test(plain(correct))
  return options.some((option) => {
    const [, digits = '', base = ''] = /^\((\w+)\)_\{(\d+)\}$/.exec(plain(option)) ?? []
    const isWrong = [...digits].some((digit) => Number.parseInt(digit, 36) >= Number(base))
    return isWrong || (isOfBits && !/^[01]{8}$/.test(plain(option)))
  })
}

/** What is asked of the items of a passage is answered by one of them, and offers only them. */
function offersUnlisted({ question, passage }: DrawnQuestion, options: readonly Text[]): boolean {
  const text = passage?.en ?? ''
  const items = [...text.split(/[\s*]+/), ...text.split(/[^\w]+/)] // signs, and numbers before a comma
  return (
    /\bwhich (item|number|element)\b/i.test(question.stem.en) &&
    items.includes(question.correct.en) &&
    options.some(({ en }) => !items.includes(en))
  )
}
