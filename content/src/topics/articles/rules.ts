import type { Random } from '../../random.ts'
import type { Rule, Sentence } from '../../shared/sentences/sentence.ts'
import type { Level } from '../../topics.ts'
import { around } from '../tenses/rules.ts'

const OPTIONS = ['a', 'an', 'the', 'no article'] as const
type Article = (typeof OPTIONS)[number]

type Cue = {
  readonly level: Level
  readonly right: Article | 'a or an'
  readonly sentence: string
  readonly why: string
}

const cue = (level: Level, right: Cue['right'], sentence: string, why: string): Cue => ({ level, right, sentence, why })

const PERSON = '[clerk/engineer/officer/teacher/actor/painter/umpire/lawyer/artist/uncle/guard/interpreter]'
const CUES: readonly Cue[] = [
  cue(
    'easy',
    'a or an',
    `{S} would like to speak to ___ ${PERSON}, whoever is free.`,
    'Anyone of a kind is meant, and the sound that follows decides.',
  ),
  cue(
    'easy',
    'a or an',
    'There was not even ___ [umbrella/ladder/egg/needle/orange/torch/onion/blanket/axe/rope] in the house.',
    'One of a kind, not a certain one, is meant, and the sound that follows decides.',
  ),
  cue(
    'easy',
    'the',
    '___ [Krishna/Godavari/Ganga/Tungabhadra/Narmada/Yamuna] is in flood this week, say the papers.',
    'Names of rivers take the definite article.',
  ),
  cue(
    'easy',
    'the',
    'Of all these [roads/bags/mangoes/sums/fields], this is ___ [longest/heaviest/cheapest/hardest/best] one.',
    'A superlative takes the definite article.',
  ),
  cue(
    'easy',
    'the',
    'At noon ___ [sun/sky] was hidden by [smoke/dust/clouds].',
    'There is one alone that can be meant.',
  ),
  cue(
    'easy',
    'no article',
    '{S} has ___ [breakfast/lunch/dinner] at the hostel on most days.',
    'Meals take no article when they are spoken of in general.',
  ),
  cue(
    'easy',
    'no article',
    '{S} speaks ___ [Telugu/Urdu/Kannada/Tamil/Marathi] better than any of us.',
    'Names of languages take no article.',
  ),
  cue(
    'medium',
    'a or an',
    '{S} waited for ___ [hour/whole day/honest answer/year/useful hint/hourly bus/week/reply] and then went home.',
    'One of a kind is meant; the sound, not the letter, decides.',
  ),
  cue(
    'medium',
    'a or an',
    'It was ___ [unusual/unique/honest/European/heavy/uniform/idle/one-sided/honorary/ugly/useless/urgent] [offer/design/plan], we thought.',
    'One of a kind is meant; the sound of the word that follows, not its letter, decides.',
  ),
  cue(
    'medium',
    'the',
    '{S} lives on ___ [first/second/fourth/fifth/ninth] floor of the building.',
    'Ordinal numbers before a noun take the definite article.',
  ),
  cue(
    'medium',
    'the',
    '{S} learnt to play ___ [veena/flute/tabla/violin/mridangam] as a child.',
    'Names of musical instruments that are played take the definite article.',
  ),
  cue(
    'medium',
    'the',
    'The camp was meant for ___ [poor/blind/aged/unemployed/deaf] of the town.',
    'An adjective that stands for a whole group of people takes the definite article.',
  ),
  cue(
    'medium',
    'no article',
    '___ [honesty/patience/courage/kindness] is rarer than gold, as they say.',
    'An abstract noun in its general sense takes no article.',
  ),
  cue(
    'medium',
    'no article',
    '{S} goes to ___ [school/work/college] by bus on most days.',
    'Places named for what is done there take no article.',
  ),
  cue(
    'hard',
    'a or an',
    'The case was heard by ___ [MLA/RTO inspector/UPSC member/NCC officer/FCI agent/BSF officer/SP/PWD engineer/HR manager/LIC agent] from another district.',
    'Of letters that are read one by one the sound of the first decides.',
  ),
  cue(
    'hard',
    'the',
    'The more carefully you read, ___ [sooner/better/faster/more easily] you will understand the rules.',
    'In “the more …, the …” each half takes the definite article.',
  ),
  cue(
    'hard',
    'the',
    '___ [water/rice/salt/tea/oil] that {s} bought last week has been used up.',
    'The clause with “that” says which is meant, so the article is definite.',
  ),
  cue(
    'hard',
    'a or an',
    'In politics he hoped to become ___ [second Nehru/Ambedkar/new Gandhi/Akbar/Ashoka/Lincoln] of our age.',
    'The name stands for a person of that kind; the sound that follows decides.',
  ),
  cue(
    'hard',
    'no article',
    'The council elected {s} ___ [chairman/secretary/treasurer/president] for two years.',
    'A post that one person holds takes no article after “elect” and “appoint”.',
  ),
]

/** Letters whose names begin with a vowel sound. */
const SPOKEN_WITH_A_VOWEL = 'AEFHILMNORSX'

/** By how the word is said: “an hour”, “a union”, “an MLA”. */
function articleBefore(word: string): 'a' | 'an' {
  if (/^[A-Z]{2,}/.test(word)) return SPOKEN_WITH_A_VOWEL.includes(word[0] ?? '') ? 'an' : 'a'
  if (/^(hour|honest|honou?r|heir)/i.test(word)) return 'an'
  if (/^(uni(?!m|n)|use|euro|one\b)/i.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

const A = new Set([
  'clerk',
  'teacher',
  'painter',
  'lawyer',
  'guard',
  'ladder',
  'needle',
  'torch',
  'blanket',
  'rope',
  'whole',
  'year',
  'useful',
  'Lincoln',
  'week',
  'reply',
  'unique',
  'European',
  'heavy',
  'uniform',
  'one-sided',
  'useless',
  'UPSC',
  'BSF',
  'PWD',
  'second',
  'new',
])

function sentenceOf({ right, sentence, why }: Cue, random: Random): Sentence {
  const text = around(sentence, random)
  const [before = '', after = ''] = text.split('___').map((part) => part.trim())
  const [next = ''] = after.split(' ')
  const answer = right === 'a or an' ? articleBefore(next) : right
  const start = before === ''
  const put = (article: string) => (start ? article.replace(/^./, (letter) => letter.toUpperCase()) : article)
  const expected = right === 'a or an' ? (A.has(next.replace(/[,.]$/, '')) ? 'a' : 'an') : right
  return {
    before,
    right: put(answer),
    wrong: OPTIONS.filter((option) => option !== answer)
      .sort((one, other) => tempting(one, answer) - tempting(other, answer))
      .map(put),
    after,
    why,
    fits: (option) => option.toLowerCase() === expected,
  }
}

/** “A” and “an” are taken for one another first. */
const ORDER: readonly string[] = OPTIONS
const tempting = (option: string, answer: string): number =>
  (option === 'a' && answer === 'an') || (option === 'an' && answer === 'a') ? 0 : ORDER.indexOf(option) + 1

export const ARTICLE_RULES: readonly Rule[] = CUES.map((one) => ({
  topic: 'articles',
  level: one.level,
  draw: (random) => sentenceOf(one, random),
}))
