import { itemAt, keysOf } from '../../checked-access.ts'
import { template } from '../../questions/template.ts'
import { each, paragraphs, say } from '../../text/localized.ts'
import type { Language } from '../../text.ts'
import { picture, SHAPES, type Shape } from './shapes.ts'
import { TRIPLES, type Triple } from './triples.ts'

export const whichDiagram = template({
  id: 'logical-venn/which-diagram',
  topic: 'logical-venn',
  levels: ['easy', 'medium'],
  exams: ['ssc', 'railway', 'bank', 'icet', 'mat', 'afcat', 'nimcet'],
  draw: (random, level) => {
    const easy = ['nested', 'two-inside-apart', 'inside-and-apart', 'apart']
    const triple = random.pick(TRIPLES.filter(({ shape }) => easy.includes(shape) === (level === 'easy')))
    const others = keysOf(SHAPES).filter((shape) => shape !== triple.shape)
    return { triple, wrong: random.sample(others, 4), order: random.shuffle([0, 1, 2]) }
  },
  write({ triple, wrong, order }) {
    const names = order.map((n) => itemAt(triple.names, n))
    const right = SHAPES[triple.shape].text
    const compared = each((language) => told(triple, language).join('; '))
    return {
      stem: say(
        `Which diagram shows best how these are related: ${names.map(({ en }) => en).join(', ')}?`,
        `వీటి మధ్య సంబంధాన్ని సరిగ్గా చూపే చిత్రం ఏది: ${names.map(({ te }) => te).join(', ')}?`,
        `इनके संबंध को सबसे अच्छी तरह कौन-सा आरेख दिखाता है: ${names.map(({ hi }) => hi).join(', ')}?`,
      ),
      correct: right,
      distractors: wrong.map((shape) => ({
        text: SHAPES[shape].text,
        mistake: 'took an overlap for a class within a class, or missed one',
      })),
      optionPictures: Object.fromEntries(
        [triple.shape, ...wrong].map((shape) => [SHAPES[shape].text.en, picture(shape)]),
      ),
      explanation: paragraphs(
        say(
          `Ask of each two whether all, some or none of the one are the other: ${compared.en}.`,
          `ప్రతి జతలో ఒకదానిలోనివి అన్నీ మరొకదానిలోకి వస్తాయా, కొన్ని వస్తాయా, ఏవీ రావా అని చూడండి: ${compared.te}.`,
          `हर जोड़ी में देखें कि एक के सभी दूसरे में आते हैं, कुछ आते हैं या कोई नहीं आता: ${compared.hi}।`,
        ),
        say(`The diagram: ${right.en}.`, `చిత్రం: ${right.te}.`, `आरेख: ${right.hi}।`),
      ),
    }
  },
  // from the kinds of things in each class: which contain, meet or miss each other
  verify({ triple }) {
    const [a, b, c] = triple.kinds
    const found = [relation(a, b), relation(b, c), relation(a, c)].sort().join()
    const [ab, bc, ac] = [relation(a, b), relation(b, c), relation(a, c)]
    const shape: Record<string, Shape> = {
      'inside,inside,inside': 'nested',
      'apart,inside,inside': 'two-inside-apart',
      'inside,inside,overlap': 'two-inside-overlapping',
      'apart,apart,inside': 'inside-and-apart',
      'apart,apart,apart': 'apart',
      'apart,overlap,overlap': 'chain',
      'overlap,overlap,overlap': 'all-overlap',
      'apart,inside,overlap': 'inside-and-overlapping',
    }
    const name = shape[found]
    return name ? SHAPES[name].text.en : `${ab} ${bc} ${ac}`
  },
})

function relation(x: string, y: string) {
  const shared = [...x].filter((one) => y.includes(one)).length
  if (shared === 0) return 'apart'
  return shared === x.length || shared === y.length ? 'inside' : 'overlap'
}

const HOW_MANY = {
  inside: say('all', 'అన్నీ', 'सभी'),
  overlap: say('some', 'కొన్ని', 'कुछ'),
  apart: say('none', 'ఏవీ లేవు', 'कोई नहीं'),
}

/** What is said of each two: “Dogs – Animals: all”, the smaller class first. */
const told = ({ names, kinds }: Triple, language: Language): string[] =>
  (
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const
  ).map(([a, b]) => {
    const [one, other] = kinds[a].length > kinds[b].length ? [b, a] : [a, b]
    return `${names[one][language]} – ${names[other][language]}: ${HOW_MANY[relation(kinds[one], kinds[other])][language]}`
  })
