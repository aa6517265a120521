import { itemAt } from '../../checked-access.ts'
import type { Random } from '../../random.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const GENDERS = ['man', 'woman'] as const
export type Gender = (typeof GENDERS)[number]

/** One person is the parent, child, sibling or spouse of the next. */
export const LINKS = ['parent', 'child', 'sibling', 'spouse'] as const
export type Link = (typeof LINKS)[number]

const WORDS: Record<string, readonly [man: LocalizedText, woman: LocalizedText]> = {
  parent: [say('father', 'తండ్రి', 'पिता'), say('mother', 'తల్లి', 'माता')],
  child: [say('son', 'కుమారుడు', 'पुत्र'), say('daughter', 'కుమార్తె', 'पुत्री')],
  sibling: [say('brother', 'సోదరుడు', 'भाई'), say('sister', 'సోదరి', 'बहन')],
  spouse: [say('husband', 'భర్త', 'पति'), say('wife', 'భార్య', 'पत्नी')],
  grandparent: [say('grandfather', 'తాత', 'दादा/नाना'), say('grandmother', 'నాయనమ్మ/అమ్మమ్మ', 'दादी/नानी')],
  grandchild: [say('grandson', 'మనవడు', 'पोता/नाती'), say('granddaughter', 'మనవరాలు', 'पोती/नातिन')],
  'uncle or aunt': [say('uncle', 'బాబాయి/మామ', 'चाचा/मामा'), say('aunt', 'అత్త/పిన్ని', 'बुआ/मौसी')],
  'nephew or niece': [say('nephew', 'సోదరుని/సోదరి కుమారుడు', 'भतीजा/भांजा'), say('niece', 'సోదరుని/సోదరి కుమార్తె', 'भतीजी/भांजी')],
  cousin: [say('cousin', 'కజిన్', 'कज़िन'), say('cousin', 'కజిన్', 'कज़िन')],
  'sibling-in-law': [
    say('brother-in-law', 'బావ/మరిది', 'साला/बहनोई/देवर'),
    say('sister-in-law', 'వదిన/మరదలు', 'साली/ननद/भाभी'),
  ],
  'parent-in-law': [say('father-in-law', 'మామగారు', 'ससुर'), say('mother-in-law', 'అత్తగారు', 'सास')],
  'child-in-law': [say('son-in-law', 'అల్లుడు', 'दामाद'), say('daughter-in-law', 'కోడలు', 'पुत्रवधू')],
}

export const word = (relation: string, gender: Gender): LocalizedText =>
  WORDS[relation]?.[gender === 'man' ? 0 : 1] ?? say(relation, relation, relation)

/** What the first person of a chain is to the last. */
const CHAINS: readonly (readonly [chain: readonly Link[], relation: string])[] = [
  [['parent', 'parent'], 'grandparent'],
  [['child', 'child'], 'grandchild'],
  [['sibling', 'parent'], 'uncle or aunt'],
  [['child', 'sibling'], 'nephew or niece'],
  [['spouse', 'sibling'], 'sibling-in-law'],
  [['sibling', 'spouse'], 'sibling-in-law'],
  [['parent', 'spouse'], 'parent-in-law'],
  [['spouse', 'child'], 'child-in-law'],
  [['child', 'sibling', 'parent'], 'cousin'],
  [['parent', 'parent', 'sibling'], 'grandparent'],
  [['parent', 'sibling', 'parent'], 'grandparent'],
  [['sibling', 'child', 'child'], 'grandchild'],
  [['child', 'sibling', 'child'], 'grandchild'],
  [['sibling', 'parent', 'sibling'], 'uncle or aunt'],
  [['sibling', 'child', 'sibling'], 'nephew or niece'],
  [['child', 'sibling', 'sibling'], 'nephew or niece'],
  [['sibling', 'sibling', 'parent'], 'uncle or aunt'],
  [['parent', 'sibling', 'spouse'], 'parent-in-law'],
  [['spouse', 'sibling', 'child'], 'child-in-law'],
  [['parent', 'sibling', 'parent', 'sibling'], 'grandparent'],
  [['parent', 'sibling', 'sibling', 'parent'], 'grandparent'],
  [['sibling', 'sibling', 'child', 'child'], 'grandchild'],
  [['sibling', 'child', 'sibling', 'child'], 'grandchild'],
  [['child', 'sibling', 'parent', 'sibling'], 'cousin'],
  [['child', 'child', 'parent', 'parent'], 'cousin'],
  [['child', 'child', 'parent', 'sibling'], 'nephew or niece'],
  [['sibling', 'child', 'child', 'parent'], 'nephew or niece'],
  [['sibling', 'parent', 'sibling', 'sibling'], 'uncle or aunt'],
  [['child', 'parent', 'sibling', 'parent'], 'uncle or aunt'],
  [['parent', 'sibling', 'sibling', 'spouse'], 'parent-in-law'],
  [['spouse', 'sibling', 'sibling', 'child'], 'child-in-law'],
]

const REVERSE: Record<string, string> = {
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  'uncle or aunt': 'nephew or niece',
  'nephew or niece': 'uncle or aunt',
  'parent-in-law': 'child-in-law',
  'child-in-law': 'parent-in-law',
  cousin: 'nephew or niece',
  'sibling-in-law': 'child-in-law',
}

export type Chain = { readonly links: readonly Link[]; readonly genders: readonly Gender[]; readonly relation: string }

/** The people of the chain have the genders that marriages in it ask for. */
export function drawChain(random: Random, length: number, named: 'all named' | 'nameless'): Chain {
  // "the sister of the sister of my mother" could be the mother herself, unless all have names
  const clear = (links: readonly Link[]) => named === 'all named' || !links.join().includes('sibling,sibling')
  const [links, relation] = random.pick(CHAINS.filter(([links]) => links.length === length && clear(links)))
  const genders = [random.pick(GENDERS)]
  for (const link of links) {
    const last = itemAt(genders, -1)
    genders.push(link === 'spouse' ? (last === 'man' ? 'woman' : 'man') : random.pick(GENDERS))
  }
  return { links, genders, relation }
}

/** Wrong relations with the slips behind them, the likeliest first. */
export function confusions({ links, genders, relation }: Chain): [LocalizedText, string][] {
  const gender = itemAt(genders, 0)
  const other = gender === 'man' ? 'woman' : 'man'
  const shorter = (part: readonly Link[]) =>
    part.length === 1 ? part[0] : CHAINS.find(([chain]) => chain.join() === part.join())?.[1]
  const reverse = REVERSE[relation] ?? 'sibling'
  const lost = [shorter(links.slice(1)), shorter(links.slice(0, -1))].flatMap((name) =>
    name !== undefined && name in WORDS ? [name] : [],
  )
  return [
    [word(reverse, gender), 'took the relation the wrong way round'],
    ...lost.map((name): [LocalizedText, string] => [word(name, gender), 'lost one link of the chain']),
    [word(relation, other), 'mistook a man for a woman or a woman for a man'],
    [word('cousin', gender), 'took the two for people of one generation'],
    [word('sibling-in-law', gender), 'took a tie of blood for one of marriage'],
    [word('uncle or aunt', gender), 'placed the person one generation too high'],
    [word('nephew or niece', gender), 'placed the person one generation too low'],
    [word('child-in-law', gender), 'took a tie of blood for one of marriage'],
    [word('grandparent', gender), 'placed the person two generations too high'],
  ]
}

type Person = { readonly gender: Gender; parents: Person[]; spouse?: Person }

/** What the first person is to the last by the definitions of the words, in the smallest family that has the chain. */
export function relationInFamily({ links, genders }: Pick<Chain, 'links' | 'genders'>): string {
  const people: Person[] = genders.map((gender) => ({ gender, parents: [] }))
  links.forEach((link, n) => {
    const [a, b] = [itemAt(people, n), itemAt(people, n + 1)]
    if (link === 'parent') b.parents.push(a)
    if (link === 'child') a.parents.push(b)
    if (link === 'spouse') [a.spouse, b.spouse] = [b, a]
    if (link === 'sibling') {
      const shared = a.parents.length > 0 ? a.parents : b.parents
      if (shared.length === 0) shared.push({ gender: 'man', parents: [] })
      // brothers and sisters have one and the same list, so that a parent found later is everybody's
      for (const person of people)
        if (person.parents === a.parents || person.parents === b.parents) person.parents = shared
    }
  })
  const [first, last] = [itemAt(people, 0), itemAt(people, -1)]
  const isSibling = (a: Person, b: Person) => a !== b && a.parents.some((parent) => b.parents.includes(parent))
  const siblings = (of: Person) => people.filter((person) => isSibling(person, of))
  const definitions: readonly (readonly [string, boolean])[] = [
    ['parent', last.parents.includes(first)],
    ['child', first.parents.includes(last)],
    ['sibling', isSibling(first, last)],
    ['spouse', first.spouse === last],
    ['grandparent', last.parents.some(({ parents }) => parents.includes(first))],
    ['grandchild', first.parents.some(({ parents }) => parents.includes(last))],
    ['uncle or aunt', last.parents.some((parent) => isSibling(first, parent))],
    ['nephew or niece', first.parents.some((parent) => isSibling(last, parent))],
    ['cousin', first.parents.some((mine) => last.parents.some((yours) => isSibling(mine, yours)))],
    [
      'sibling-in-law',
      siblings(last).some(({ spouse }) => spouse === first) || siblings(first).some(({ spouse }) => spouse === last),
    ],
    ['parent-in-law', last.spouse?.parents.includes(first) ?? false],
    ['child-in-law', first.spouse?.parents.includes(last) ?? false],
  ]
  const found = definitions.filter(([, holds]) => holds).map(([name]) => word(name, first.gender).en)
  return found.join(' or ')
}
