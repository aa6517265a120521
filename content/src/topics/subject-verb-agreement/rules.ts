import type { Random } from '../../random.ts'
import type { Rule } from '../../shared/sentences/sentence.ts'
import { vary } from '../../shared/sentences/vary.ts'
import type { Level } from '../../topics.ts'

type Number = 'singular' | 'plural'
type Kind = 'people' | 'things' | 'amount'

type Head = {
  readonly level: Level
  readonly number: Number
  readonly kind: Kind
  readonly subject: string
  readonly why: string
}

const THINGS = '[files/chairs/tickets/lamps/baskets/machines/letters/medicines/uniforms/parcels]'
const PEOPLE = '[clerks/nurses/drivers/players/weavers/students/farmers/singers/visitors/guards]'
const PERSON = '[manager/captain/headmistress/collector/doctor/contractor/librarian/sarpanch]'
const ONE = '[clerk/nurse/driver/player/weaver/student/farmer/singer]'

const head = (level: Level, number: Number, kind: Kind, subject: string, why: string): Head => ({
  level,
  number,
  kind,
  subject,
  why,
})

const HEADS: readonly Head[] = [
  head('easy', 'singular', 'things', `The list of ${THINGS}`, 'The subject is “list”, a singular.'),
  head('easy', 'singular', 'things', `The box of ${THINGS}`, 'The subject is “box”, a singular.'),
  head('easy', 'singular', 'people', `Each of the ${PEOPLE}`, '“Each” is singular, whatever follows “of”.'),
  head('easy', 'singular', 'things', `One of the ${THINGS}`, 'The subject is “one”, whatever follows “of”.'),
  head('easy', 'plural', 'people', `The ${PERSON} and the ${ONE}`, 'Two persons joined by “and” make a plural.'),
  head(
    'easy',
    'plural',
    'things',
    `The ${THINGS} in the [old/large/last] room`,
    'The subject stands before “in”, a plural.',
  ),
  head(
    'easy',
    'plural',
    'people',
    `All the ${PEOPLE} of the [district/company/town]`,
    'The subject is a plural; “of” only describes it.',
  ),
  head(
    'easy',
    'singular',
    'people',
    `Every ${ONE} of the [district/company/town]`,
    '“Every” makes the subject singular.',
  ),
  head(
    'medium',
    'singular',
    'people',
    `The ${PERSON}, along with several ${PEOPLE},`,
    'What follows “along with” does not belong to the subject.',
  ),
  head(
    'medium',
    'singular',
    'people',
    `The ${PERSON}, as well as the ${PEOPLE},`,
    'What follows “as well as” does not belong to the subject.',
  ),
  head(
    'medium',
    'plural',
    'people',
    `Neither the ${PERSON} nor the ${PEOPLE}`,
    'With “neither … nor” the verb agrees with the nearer subject, a plural.',
  ),
  head(
    'medium',
    'singular',
    'people',
    `Neither the ${PEOPLE} nor the ${PERSON}`,
    'With “neither … nor” the verb agrees with the nearer subject, a singular.',
  ),
  head('medium', 'plural', 'people', `A number of ${PEOPLE}`, '“A number of” means “several” and takes a plural verb.'),
  head('medium', 'plural', 'things', `A number of ${THINGS}`, '“A number of” means “several” and takes a plural verb.'),
  head('medium', 'singular', 'amount', `The number of ${PEOPLE}`, '“The number” is one figure, a singular.'),
  head('medium', 'singular', 'amount', `The cost of the ${THINGS}`, 'The subject is “cost”, a singular.'),
  head(
    'medium',
    'singular',
    'people',
    `Either the ${PEOPLE} or the ${PERSON}`,
    'With “either … or” the verb agrees with the nearer subject, a singular.',
  ),
  head('hard', 'singular', 'people', `Many a ${ONE}`, '“Many a” takes a singular noun and a singular verb.'),
  head(
    'hard',
    'singular',
    'people',
    `Not only the ${PEOPLE} but also the ${PERSON}`,
    'With “not only … but also” the verb agrees with the nearer subject, a singular.',
  ),
  head(
    'hard',
    'plural',
    'people',
    `Not only the ${PERSON} but also the ${PEOPLE}`,
    'With “not only … but also” the verb agrees with the nearer subject, a plural.',
  ),
  head(
    'hard',
    'singular',
    'people',
    `The ${PERSON} and chief adviser of the ${PEOPLE}`,
    'One “the” before two titles means one person.',
  ),
  head(
    'hard',
    'singular',
    'people',
    `The ${PERSON} whom all the ${PEOPLE} trust`,
    'The clause after “whom” does not change the number of the subject.',
  ),
  head(
    'hard',
    'plural',
    'people',
    `The ${PEOPLE}, together with the ${PERSON},`,
    'What follows “together with” does not belong to the subject, a plural.',
  ),
  head(
    'hard',
    'plural',
    'things',
    `The ${THINGS}, and not the [cupboard/shelf/counter],`,
    'What is denied after “and not” does not belong to the subject, a plural.',
  ),
]

type Ending = Readonly<Record<Number, string>> & {
  readonly wrong: Readonly<Record<Number, readonly string[]>>
  readonly rest: string
}
const be = (rest: string): Ending => ({
  singular: 'is',
  plural: 'are',
  wrong: { singular: ['are', 'were', 'have been', 'are being'], plural: ['is', 'was', 'has been', 'is being'] },
  rest,
})
const have = (rest: string): Ending => ({
  singular: 'has',
  plural: 'have',
  wrong: { singular: ['have', 'are', 'were', 'have been'], plural: ['has', 'is', 'was', 'has been'] },
  rest,
})
const verb = (base: string, past: string, rest: string): Ending => ({
  singular: `${base}s`,
  plural: base,
  wrong: {
    singular: [base, `have ${past}`, `are ${base}ing`, `were ${base}ing`],
    plural: [`${base}s`, `has ${past}`, `is ${base}ing`, `was ${base}ing`],
  },
  rest,
})

const ENDINGS: Readonly<Record<Kind, readonly Ending[]>> = {
  people: [
    be('waiting at the gate of the [hospital/stadium/office] now.'),
    be('responsible for the [delay/arrangements/accounts] this year.'),
    be('ready to [leave/begin/help] at any moment.'),
    have('arrived at the [bus stand/camp/hall] just now.'),
    have('signed the [petition/register/letter] since Monday.'),
    verb('need', 'needed', 'a new identity card every year.'),
    verb('want', 'wanted', 'the road to be repaired soon.'),
    verb('visit', 'visited', 'the [camp/temple/market] every week.'),
  ],
  things: [
    be('kept under lock and key at present.'),
    be('still on the [table/lorry/platform] outside.'),
    have('been sent to the head office today.'),
    have('not been checked so far.'),
    verb('need', 'needed', 'to be checked every evening.'),
    verb('belong', 'belonged', 'to the [school/society/temple], as everybody knows.'),
  ],
  amount: [
    be('higher this year than ever before.'),
    be('a matter of concern to the committee.'),
    have('risen sharply since January.'),
    verb('seem', 'seemed', 'to grow from year to year.'),
  ],
}

/** Whether a verb can stand after a singular, told from its first word. */
const isSingular = (option: string): boolean => /^(is|was|has)\b/.test(option) || /^(?!has|is|was)\w+s$/.test(option)

export const AGREEMENT_RULES: readonly Rule[] = HEADS.map(
  ({ level, number, kind, subject, why }): Rule => ({
    topic: 'subject-verb-agreement',
    level,
    draw(random: Random) {
      const { [number]: right, wrong, rest } = random.pick(ENDINGS[kind])
      return {
        before: vary(subject, random),
        right,
        wrong: wrong[number],
        after: vary(rest, random),
        why: `${why} It takes “${right}” here.`,
        fits: (option) => isSingular(option) === (number === 'singular'),
      }
    },
  }),
)
