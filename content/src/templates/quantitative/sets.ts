import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const SURVEYS = [
  { people: 'students', a: 'read The Hindu', b: 'read Eenadu', verb: 'read' },
  { people: 'families', a: 'own a car', b: 'own a scooter', verb: 'own' },
  { people: 'employees', a: 'drink tea', b: 'drink coffee', verb: 'drink' },
  { people: 'students', a: 'play cricket', b: 'play kabaddi', verb: 'play' },
  { people: 'villagers', a: 'speak Telugu', b: 'speak Urdu', verb: 'speak' },
] as const

export const survey = template({
  id: 'sets/survey-of-two',
  topic: 'sets',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'mat', 'cat', 'nimcet'],

  draw: (random, level) => ({
    story: random.pick(SURVEYS),
    onlyA: random.int(12, 60),
    onlyB: random.int(12, 60),
    both: random.int(8, 30),
    neither: random.int(5, 25),
    ask: level === 'easy' ? random.pick(['both', 'neither'] as const) : random.pick(['one', 'onlyA'] as const),
  }),

  write({ story, onlyA, onlyB, both, neither, ask }) {
    const [a, b] = [onlyA + both, onlyB + both]
    const total = onlyA + onlyB + both + neither
    const { people, verb } = story
    const questions = {
      both: `Of ${total} ${people}, ${a} ${story.a}, ${b} ${story.b} and ${neither} ${verb} neither. How many ${verb} both?`,
      neither: `Of ${total} ${people}, ${a} ${story.a}, ${b} ${story.b} and ${both} ${verb} both. How many ${verb} neither?`,
      one: `Of ${total} ${people}, ${a} ${story.a}, ${b} ${story.b} and ${neither} ${verb} neither. How many ${verb} exactly one of the two?`,
      onlyA: `Of ${total} ${people}, ${a} ${story.a}, ${b} ${story.b} and ${neither} ${verb} neither. How many ${story.a} only?`,
    }
    const answer = { both, neither, one: onlyA + onlyB, onlyA }[ask]
    const union = onlyA + onlyB + both
    return {
      stem: { en: questions[ask] },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...{
            both: [
              { value: a + b - total, mistake: 'forgot those who do neither' },
              { value: onlyA + onlyB, mistake: 'gave those who do exactly one' },
            ],
            neither: [
              { value: total - a - b, mistake: 'counted those who do both twice' },
              { value: total - onlyA - onlyB, mistake: 'did not count those who do both' },
            ],
            one: [
              { value: union, mistake: 'counted those who do at least one' },
              { value: total - both, mistake: 'counted those who do neither as well' },
            ],
            onlyA: [
              { value: a, mistake: 'did not take away those who do both' },
              { value: total - b, mistake: 'forgot those who do neither' },
            ],
          }[ask],
          { value: onlyB, mistake: 'gave those who do the second only' },
          { value: both, mistake: 'gave those who do both' },
          { value: union, mistake: 'gave those who do at least one' },
        ],
        { format: String, plausible: (value) => value > 0 && value < total, spares: [answer + 2, answer + 5] },
      ),
      explanation: {
        en: [
          `Those who do at least one number $n(A) + n(B) - n(A \\cap B)$; those who do both are in both counts.`,
          ask === 'neither'
            ? `At least one: ${a} + ${b} − ${both} = ${union}. Neither: ${total} − ${union} = ${neither}.`
            : `At least one: ${total} − ${neither} = ${union}. Both: ${a} + ${b} − ${union} = ${both}.`,
          ...(ask === 'one'
            ? [`Exactly one: ${union} − ${both} = ${onlyA + onlyB}; those who do both must go out.`]
            : []),
          ...(ask === 'onlyA' ? [`Only the first: ${a} − ${both} = ${onlyA}.`] : []),
          `The number is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ onlyA, onlyB, both, neither, ask }) {
    const [a, b, total] = [onlyA + both, onlyB + both, onlyA + onlyB + both + neither]
    const known = ask === 'neither' ? both : neither
    // tries every size of the common part
    for (let common = 0; common <= Math.min(a, b); common++) {
      const outside = total - (a - common) - (b - common) - common
      if ((ask === 'neither' ? common : outside) !== known) continue
      return String({ both: common, neither: outside, one: a - common + b - common, onlyA: a - common }[ask])
    }
    return 'none'
  },
})

export const subsetsAndMappings = template({
  id: 'sets/subsets',
  topic: 'sets',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({
    m: random.int(4, 8),
    n: random.int(2, 6),
    kind:
      level === 'easy'
        ? random.pick(['proper', 'all', 'nonempty'] as const)
        : random.pick(['difference', 'relations', 'containing'] as const),
    names: random.pick([
      ['A', 'B'],
      ['X', 'Y'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
  }),

  write({ m, n, kind, names }) {
    const [x, y] = names
    const size = kind === 'relations' ? Math.min(m, 4) : m
    const k = kind === 'relations' ? Math.min(n, 3) : kind === 'containing' ? Math.min(n, size - 1) : Math.min(n, m - 1)
    const answer = {
      all: 2 ** m,
      proper: 2 ** m - 1,
      nonempty: 2 ** m - 1,
      difference: m,
      relations: 2 ** (size * k),
      containing: 2 ** (size - k),
    }[kind]
    const stem = {
      all: `How many subsets does a set $${x}$ of ${m} elements have?`,
      proper: `If a set $${x}$ has ${m} elements, the number of its proper subsets is`,
      nonempty: `If a set $${x}$ has ${m} elements, the number of its non-empty subsets is`,
      difference: `The set $${x}$ has ${2 ** m - 2 ** k} more subsets than the set $${y}$, which has ${k} elements. How many elements does $${x}$ have?`,
      relations: `If $${x}$ has ${size} elements and $${y}$ has ${k}, the number of relations from $${x}$ to $${y}$ is`,
      containing: `A set $${x}$ has ${size} elements and $${y}$ is one of its subsets, with ${k} elements. How many subsets of $${x}$ contain all the elements of $${y}$?`,
    }[kind]
    const method = {
      all: `Each of the ${m} elements is either in a subset or not: $2^{${m}} = ${2 ** m}$, the empty set and $${x}$ itself included.`,
      proper: `There are $2^{${m}} = ${2 ** m}$ subsets; all but $${x}$ itself are proper, and the empty set counts.`,
      nonempty: `There are $2^{${m}} = ${2 ** m}$ subsets; the empty one is left out, $${x}$ itself counts.`,
      difference: `$2^m - 2^{${k}} = ${2 ** m - 2 ** k}$ gives $2^m = ${2 ** m} = 2^{${m}}$.`,
      relations: `A relation is a subset of $${x} \\times ${y}$, which has $${size} \\times ${k} = ${size * k}$ elements: $2^{${size * k}}$ relations. (Functions are fewer: $${k}^{${size}}$.)`,
      containing: `The ${k} elements must be there; ${size - k === 1 ? 'the other one' : `each of the other ${size - k}`} is there or not: $2^{${size - k}}$.`,
    }[kind]
    return {
      stem: { en: stem },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...{
            all: [
              { value: 2 ** m - 1, mistake: 'left the empty set or the whole set out' },
              { value: 2 ** m - 2, mistake: 'left out both the empty set and the whole set' },
            ],
            proper: [
              { value: 2 ** m, mistake: 'counted the set itself' },
              { value: 2 ** m - 2, mistake: 'left out the empty set too' },
            ],
            nonempty: [
              { value: 2 ** m, mistake: 'counted the empty set' },
              { value: 2 ** m - 2, mistake: 'left out the whole set too' },
            ],
            difference: [
              { value: m - k, mistake: 'gave the difference of the numbers of elements' },
              { value: m + k, mistake: 'added the exponents' },
              { value: m - 1, mistake: 'took the power nearest to the difference' },
            ],
            relations: [
              { value: k ** size, mistake: 'counted functions' },
              { value: size * k, mistake: 'counted ordered pairs' },
              { value: 2 ** (size + k), mistake: 'added the numbers of elements' },
              { value: size ** k, mistake: 'counted functions the other way' },
            ],
            containing: [
              { value: 2 ** size - 2 ** k, mistake: 'subtracted the numbers of subsets' },
              { value: 2 ** k, mistake: 'counted the subsets of the smaller set' },
              { value: 2 ** size, mistake: 'counted all subsets' },
              { value: 2 ** (size - k) - 1, mistake: 'left out the smaller set itself' },
            ],
          }[kind],
          { value: kind === 'difference' ? m + 1 : m * m, mistake: 'squared the number of elements' },
          { value: kind === 'difference' ? m + 2 : 2 * m, mistake: 'doubled the number of elements' },
        ],
        { format: number, spares: [answer + 1, answer + 2] },
      ),
      explanation: { en: [method, `The answer is ${number(answer)}.`].join('\n\n') },
    }
  },

  verify({ m, n, kind }) {
    const size = kind === 'relations' ? Math.min(m, 4) : m
    const k = kind === 'relations' ? Math.min(n, 3) : Math.min(n, m - 1)
    const subsetsOf = (elements: number) => {
      let sets: number[][] = [[]]
      for (let e = 0; e < elements; e++) sets = [...sets, ...sets.map((set) => [...set, e])]
      return sets
    }
    if (kind === 'relations') return number(subsetsOf(size * k).length)
    if (kind === 'difference') {
      const gap = subsetsOf(m).length - subsetsOf(k).length
      let elements = 0
      while (subsetsOf(elements).length - subsetsOf(k).length !== gap) elements++
      return number(elements)
    }
    const needed = Array.from({ length: k }, (_, e) => e)
    const keep = (set: readonly number[]) =>
      kind === 'all' ||
      (kind === 'proper' ? set.length < m : kind === 'nonempty' ? set.length > 0 : needed.every((e) => set.includes(e)))
    return number(subsetsOf(m).filter(keep).length)
  },
})
