import { MEN, WOMEN } from '../../names.ts'
import { template } from '../../question.ts'
import { textDistractors } from './distinct-texts.ts'
import { type Chain, confusions, drawChain, type Gender, LINKS, type Link, relationInFamily, word } from './kinship.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const
const asWord = { text: (text: string) => ({ en: text }) }
const link = ({ links, genders }: Chain, n: number) => word(links[n] as Link, genders[n] as Gender)
const answerOf = ({ relation, genders }: Chain) => word(relation, genders[0] as Gender)

export const statedChain = template({
  id: 'blood-relations/stated-chain',
  topic: 'blood-relations',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const chain = drawChain(random, level === 'easy' ? 2 : 3, 'all named')
    const [men, women] = [random.shuffle(MEN), random.shuffle(WOMEN)]
    const names = chain.genders.map((gender, n) => (gender === 'man' ? men[n] : women[n]) as string)
    return { chain, names, order: random.shuffle(chain.links.map((_, n) => n)) }
  },

  write({ chain, names, order }) {
    const answer = answerOf(chain)
    const said = chain.links.map((_, n) => `${names[n]} is the ${link(chain, n)} of ${names[n + 1]}`)
    const [first, last] = [names[0], names.at(-1)]
    return {
      stem: { en: `${order.map((n) => said[n]).join('. ')}. How is ${first} related to ${last}?` },
      correct: { en: answer },
      distractors: textDistractors(answer, confusions(chain), asWord),
      explanation: {
        en: [
          `Put the statements in a chain from ${first} to ${last}: ${said.join('; ')}.`,
          `So ${first} is the ${chain.links.map((_, n) => link(chain, n)).join(' of the ')} of ${last}.`,
          `Mind who is asked about: the question is what ${first} is to ${last}, not the other way round.`,
          `${first} is the ${answer} of ${last}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ chain }) => relationInFamily(chain),
})

export const photograph = template({
  id: 'blood-relations/photograph',
  topic: 'blood-relations',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const chain = drawChain(random, level === 'easy' ? 2 : 3, 'nameless')
    return { chain, speaker: random.pick(chain.genders.at(-1) === 'man' ? MEN : WOMEN), form: random.int(0, 2) }
  },

  write({ chain, speaker, form }) {
    const answer = answerOf(chain)
    const [gender, he] = chain.genders[0] === 'man' ? ['man', 'He'] : ['woman', 'She']
    const words = chain.links.map((_, n) => link(chain, n))
    const speech = `${he} is the ${words.slice(0, -1).join(' of the ')} of my ${words.at(-1)}.`
    return {
      stem: {
        en: [
          `Pointing to a ${gender} in a photograph, ${speaker} said, “${speech}” How is the ${gender} related to ${speaker}?`,
          `Introducing a ${gender}, ${speaker} said, “${speech}” What is the ${gender} to ${speaker}?`,
          `${speaker} saw a ${gender} at a wedding and told a friend, “${speech}” How is that ${gender} related to ${speaker}?`,
        ][form] as string,
      },
      correct: { en: answer },
      distractors: textDistractors(answer, confusions(chain), asWord),
      explanation: {
        en: [
          `Begin at the end, with ${speaker}, and go back link by link.`,
          `${speaker}’s ${words.toReversed().join(' → ')}: the last of these is the ${gender}.`,
          `Whoever begins at the wrong end finds what ${speaker} is to the ${gender}.`,
          `The ${gender} is ${speaker}’s ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ chain }) => relationInFamily(chain),
})

const MARKS = ['+', '−', '×', '÷', '@', '#', '*', '%'] as const

export const codedRelations = template({
  id: 'blood-relations/coded-relations',
  topic: 'blood-relations',
  levels: ['medium'],
  exams: EXAMS,

  draw(random) {
    const chain = drawChain(random, random.int(2, 3), 'all named')
    const used = chain.links.map((_, n) => link(chain, n))
    const all = LINKS.flatMap((name) => [word(name, 'man'), word(name, 'woman')])
    const listed = random.shuffle([...new Set([...used, ...random.shuffle(all)])].slice(0, 4))
    const marks = random.sample(MARKS, 4)
    return { chain, listed, marks, people: random.sample(['A', 'B', 'C', 'D', 'M', 'N', 'P', 'Q', 'R', 'S'], 6) }
  },

  write({ chain, listed, marks, people }) {
    const answer = answerOf(chain)
    const mark = (n: number) => marks[listed.indexOf(link(chain, n))] as string
    const [x, y, ...named] = people as [string, string, ...string[]]
    const key = listed.map((relation, n) => `“${x} ${marks[n]} ${y}” means that ${x} is the ${relation} of ${y}`)
    const text = chain.links.reduce((line, _, n) => `${line} ${mark(n)} ${named[n + 1]}`, named[0] as string)
    const last = named[chain.links.length]
    return {
      stem: {
        en: `${key.slice(0, -1).join(', ')} and ${key.at(-1)}. If \`${text}\`, how is ${named[0]} related to ${last}?`,
      },
      correct: { en: answer },
      distractors: textDistractors(answer, confusions(chain), asWord),
      explanation: {
        en: [
          `Read the signs one by one: ${chain.links.map((_, n) => `${named[n]} is the ${link(chain, n)} of ${named[n + 1]}`).join('; ')}.`,
          `So ${named[0]} is the ${chain.links.map((_, n) => link(chain, n)).join(' of the ')} of ${last}.`,
          `The first sign also tells whether ${named[0]} is a man or a woman.`,
          `${named[0]} is the ${answer} of ${last}.`,
        ].join('\n\n'),
      },
    }
  },

  verify: ({ chain }) => relationInFamily(chain),
})
