import { number } from '../../format.ts'
import { type DraftQuestion, setTemplate } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

/** A region of three overlapping circles: which of the three it lies in. */
type Person = readonly [boolean, boolean, boolean]

const SURVEYS = [
  { who: 'students', verb: 'play', names: ['cricket', 'hockey', 'tennis'] },
  { who: 'families', verb: 'buy', names: ['The Hindu', 'Eenadu', 'Sakshi'] },
  { who: 'employees', verb: 'speak', names: ['Telugu', 'Hindi', 'English'] },
  { who: 'tourists', verb: 'visited', names: ['Hampi', 'Tirupati', 'Araku'] },
  { who: 'students', verb: 'study', names: ['Physics', 'Economics', 'Statistics'] },
] as const

export const survey = setTemplate({
  id: 'venn-diagrams/survey-of-three',
  topic: 'venn-diagrams',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'afcat', 'nimcet', 'railway'],

  draw(random, level) {
    const size = () => random.int(level === 'medium' ? 2 : 6, level === 'medium' ? 15 : 45)
    const [a, b, c, ab, bc, ca, abc, none] = [size(), size(), size(), size(), size(), size(), size(), size()]
    return { ...random.pick(SURVEYS), regions: { a, b, c, ab, bc, ca, abc, none } }
  },

  write({ who, verb, names, regions: r }) {
    const [A, B, C] = [r.a + r.ab + r.ca + r.abc, r.b + r.ab + r.bc + r.abc, r.c + r.bc + r.ca + r.abc]
    const [AB, BC, CA] = [r.ab + r.abc, r.bc + r.abc, r.ca + r.abc]
    const union = A + B + C - AB - BC - CA + r.abc
    const total = union + r.none
    const [x, y, z] = names
    const ask = (
      stem: string,
      answer: number,
      wrong: readonly (readonly [number, string])[],
      steps: readonly string[],
    ): DraftQuestion => ({
      stem: { en: stem },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        wrong.map(([value, mistake]) => ({ value, mistake })),
        { format: number, spares: [answer + 2, answer + 4, answer + 5, answer + 7] },
      ),
      explanation: { en: [...steps, `The answer is ${number(answer)}.`].join('\n\n') },
    })
    const two = AB + BC + CA - 3 * r.abc
    return {
      passage: {
        en: `In a survey of ${total} ${who}, ${A} ${verb} ${x}, ${B} ${verb} ${y} and ${C} ${verb} ${z}. Of these, ${AB} ${verb} both ${x} and ${y}, ${BC} both ${y} and ${z}, ${CA} both ${x} and ${z}, and ${r.abc} ${verb} all three.`,
      },
      questions: [
        ask(
          `How many ${who} ${verb} only ${x}?`,
          r.a,
          [
            [A, `took all who ${verb} ${x}`],
            [A - AB - CA, 'took those in all three away twice'],
            [A - r.abc, 'took away only those in all three'],
            [A - AB, 'forgot one of the overlaps'],
          ],
          [
            `From ${A} take away those in the overlaps; those in all three are in both overlaps, so add them once: ${A} − ${AB} − ${CA} + ${r.abc} = ${r.a}.`,
            `Without the last step ${r.abc} would be taken away twice.`,
          ],
        ),
        ask(
          `How many ${who} ${verb} exactly two of the three?`,
          two,
          [
            [AB + BC + CA, 'counted those in all three as well, three times'],
            [AB + BC + CA - r.abc, 'took those in all three away only once'],
            [AB + BC + CA - 2 * r.abc, 'took those in all three away only twice'],
            [two + r.abc, 'counted at least two instead of exactly two'],
          ],
          [
            `Each of the three overlaps contains the ${r.abc} who are in all three.`,
            `${AB} + ${BC} + ${CA} − 3 × ${r.abc} = ${two}. Taking them away once or twice leaves some of them in.`,
          ],
        ),
        ask(
          `How many ${who} ${verb} at least one of the three?`,
          union,
          [
            [A + B + C, 'added the three and forgot the overlaps'],
            [A + B + C - AB - BC - CA, 'did not add those in all three again'],
            [union - r.abc, 'left out those in all three'],
            [total, 'took everybody'],
          ],
          [
            `Add the three, take away the overlaps, add those in all three again.`,
            `${A} + ${B} + ${C} − ${AB} − ${BC} − ${CA} + ${r.abc} = ${union}. Without the last step those in all three would not be counted at all.`,
          ],
        ),
        ask(
          `How many ${who} ${verb} none of the three?`,
          r.none,
          [
            [r.none + r.abc, 'did not add those in all three again'],
            [Math.abs(total - A - B - C), 'took away the sum without its overlaps'],
            [total - A, `took away only those who ${verb} ${x}`],
            [r.none + two, 'took away only the simple regions'],
          ],
          [
            `At least one of the three: ${A} + ${B} + ${C} − ${AB} − ${BC} − ${CA} + ${r.abc} = ${union}.`,
            `The others are ${total} − ${union} = ${r.none}. The overlaps must be allowed for before subtracting from ${total}.`,
          ],
        ),
      ],
    }
  },

  // let the people of the survey come one by one, and count them
  verify({ regions: r }) {
    const people = (count: number, ...person: Person) => Array.from({ length: count }, () => person)
    const all = [
      ...people(r.a, true, false, false),
      ...people(r.b, false, true, false),
      ...people(r.c, false, false, true),
      ...people(r.ab, true, true, false),
      ...people(r.bc, false, true, true),
      ...people(r.ca, true, false, true),
      ...people(r.abc, true, true, true),
      ...people(r.none, false, false, false),
    ]
    const liked = (person: Person) => person.filter(Boolean).length
    const counts = [
      all.filter((person) => person[0] && liked(person) === 1),
      all.filter((person) => liked(person) === 2),
      all.filter((person) => liked(person) > 0),
      all.filter((person) => liked(person) === 0),
    ]
    return counts.map((group) => number(group.length))
  },
})
