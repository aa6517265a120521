import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** What is said of two sets. “few”: only a few, that is some are and some are not. */
export const FORMS = ['all', 'no', 'some', 'some-not', 'few'] as const
export type Form = (typeof FORMS)[number]
export type Claim = { readonly form: Form; readonly of: number; readonly are: number; readonly possible?: boolean }

/** Things whose Hindi plural is their singular, so that “no” and “all” take the same word; before a postposition they all add ों. */
const THINGS: readonly LocalizedText[] = [
  say('pens', 'పెన్నులు', 'पेन'),
  say('trees', 'చెట్లు', 'पेड़'),
  say('flowers', 'పువ్వులు', 'फूल'),
  say('houses', 'ఇళ్లు', 'घर'),
  say('stones', 'రాళ్లు', 'पत्थर'),
  say('buttons', 'గుండీలు', 'बटन'),
  say('fruits', 'పండ్లు', 'फल'),
  say('phones', 'ఫోన్లు', 'फ़ोन'),
  say('bags', 'సంచులు', 'बैग'),
  say('cups', 'కప్పులు', 'कप'),
  say('bulbs', 'బల్బులు', 'बल्ब'),
  say('feathers', 'ఈకలు', 'पंख'),
  say('papers', 'కాగితాలు', 'काग़ज़'),
  say('pictures', 'చిత్రాలు', 'चित्र'),
  say('lamps', 'దీపాలు', 'दीपक'),
  say('cities', 'నగరాలు', 'शहर'),
  say('ships', 'ఓడలు', 'जहाज़'),
  say('fields', 'పొలాలు', 'खेत'),
  say('boxes', 'పెట్టెలు', 'बॉक्स'),
]
export const things = (random: Random, count: number): readonly LocalizedText[] => random.sample(THINGS, count)

/** The claim in words, without its full stop. */
export function worded({ form, of, are, possible }: Claim, names: readonly LocalizedText[]): LocalizedText {
  const [a, b] = [itemAt(names, of), itemAt(names, are)]
  if (possible)
    return form === 'all'
      ? say(`All ${a.en} can be ${b.en}`, `అన్ని ${a.te} ${b.te} అయ్యే అవకాశం ఉంది`, `सभी ${a.hi}ों के ${b.hi} होने की संभावना है`)
      : say(`Some ${a.en} can be ${b.en}`, `కొన్ని ${a.te} ${b.te} అయ్యే అవకాశం ఉంది`, `कुछ ${a.hi}ों के ${b.hi} होने की संभावना है`)
  switch (form) {
    case 'all':
      return say(`All ${a.en} are ${b.en}`, `అన్ని ${a.te} ${b.te}`, `सभी ${a.hi} ${b.hi} हैं`)
    case 'no':
      return say(`No ${a.en} are ${b.en}`, `ఏ ${a.te} ${b.te} కావు`, `कोई ${a.hi} ${b.hi} नहीं है`)
    case 'some':
      return say(`Some ${a.en} are ${b.en}`, `కొన్ని ${a.te} ${b.te}`, `कुछ ${a.hi} ${b.hi} हैं`)
    case 'some-not':
      return say(`Some ${a.en} are not ${b.en}`, `కొన్ని ${a.te} ${b.te} కావు`, `कुछ ${a.hi} ${b.hi} नहीं हैं`)
    case 'few':
      return say(`Only a few ${a.en} are ${b.en}`, `కొన్ని ${a.te} మాత్రమే ${b.te}`, `केवल कुछ ${a.hi} ${b.hi} हैं`)
  }
}

/** What follows from statements by rules: inclusions and exclusions, and for each thing known to exist what it is and is not. */
export function closure(sets: number, statements: readonly Claim[]) {
  const all = (n: number) => Array.from({ length: sets }, (_, m) => n === m)
  const inside = [...Array(sets).keys()].map(all)
  const apart = [...Array(sets).keys()].map(() => new Array<boolean>(sets).fill(false))
  const put = (grid: boolean[][], n: number, m: number) => {
    itemAt(grid, n)[m] = true
  }
  for (const { form, of, are } of statements) {
    if (form === 'all') put(inside, of, are)
    if (form === 'no') {
      put(apart, of, are)
      put(apart, are, of)
    }
  }
  const every = [...Array(sets).keys()]
  for (const via of every)
    for (const a of every) for (const b of every) if (inside[a]?.[via] && inside[via]?.[b]) put(inside, a, b)
  const disjoint = (a: number, b: number) =>
    every.some((c) => every.some((d) => inside[a]?.[c] && inside[b]?.[d] && apart[c]?.[d]))
  // each set has something in it, as the examinations assume, and each “some” is a thing of its own
  const things: { is: number[]; not: number[] }[] = every.map((n) => ({ is: [n], not: [] }))
  for (const { form, of, are } of statements) {
    if (form === 'some' || form === 'few') things.push({ is: [of, are], not: [] })
    if (form === 'some-not' || form === 'few') things.push({ is: [of], not: [are] })
  }
  const has = ({ is }: (typeof things)[number], set: number) => is.some((one) => inside[one]?.[set])
  const lacks = ({ is, not }: (typeof things)[number], set: number) =>
    not.some((one) => inside[set]?.[one]) || is.some((one) => disjoint(one, set))
  const sure = ({ form, of, are }: Claim): boolean => {
    switch (form) {
      case 'all':
        return inside[of]?.[are] ?? false
      case 'no':
        return disjoint(of, are)
      case 'some':
        return things.some((thing) => has(thing, of) && has(thing, are))
      case 'some-not':
        return things.some((thing) => has(thing, of) && lacks(thing, are))
      case 'few':
        return sure({ form: 'some', of, are }) && sure({ form: 'some-not', of, are })
    }
  }
  return sure
}

/** The claim that is true just when this one is not. */
export const opposite = ({ form, of, are }: Claim): Claim => {
  const other = { all: 'some-not', 'some-not': 'all', no: 'some', some: 'no' } as const
  return { form: other[form === 'few' ? 'all' : form], of, are }
}

/** By rules: a possibility follows when its opposite is not sure. */
export const followsByRules = (sets: number, statements: readonly Claim[], claim: Claim): boolean => {
  const sure = closure(sets, statements)
  return claim.possible ? !sure(opposite(claim)) : sure(claim)
}

/** Whether a claim is true where just those kinds of things (by membership in the sets) exist whose bits are set. */
function truthOf({ form, of, are }: Claim, sets: number): (world: number) => boolean {
  let [both, only] = [0, 0]
  for (let kind = 0; kind < 1 << sets; kind++) {
    if (!((kind >> of) & 1)) continue
    if ((kind >> are) & 1) both |= 1 << kind
    else only |= 1 << kind
  }
  switch (form) {
    case 'all':
      return (world) => (world & only) === 0
    case 'no':
      return (world) => (world & both) === 0
    case 'some':
      return (world) => (world & both) !== 0
    case 'some-not':
      return (world) => (world & only) !== 0
    case 'few':
      return (world) => (world & both) !== 0 && (world & only) !== 0
  }
}

/** Every world that the statements allow, with something in each set. Worlds without things outside all sets suffice. */
export function worlds(sets: number, statements: readonly Claim[]): readonly number[] {
  const found: number[] = []
  const empty = [...Array(sets).keys()].map((n): Claim => ({ form: 'some', of: n, are: n }))
  const limits = [...statements, ...empty].map((claim) => truthOf(claim, sets))
  for (let world = 0; world < 2 ** (2 ** sets); world += 2)
    if (limits.every((isTrueIn) => isTrueIn(world))) found.push(world)
  return found
}

export const followsIn = (cases: readonly number[], sets: number, claim: Claim): boolean =>
  claim.possible ? cases.some(truthOf(claim, sets)) : cases.every(truthOf(claim, sets))

export function oneAlways(cases: readonly number[], sets: number, a: Claim, b: Claim): boolean {
  const [isTrue, isOtherTrue] = [truthOf(a, sets), truthOf(b, sets)]
  return cases.every((world) => isTrue(world) || isOtherTrue(world))
}
