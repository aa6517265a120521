import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { textDistractors } from './distinct-texts.ts'
import { letter, place, places, shift, spell, stepsForward } from './letters.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type LetterSeries = { readonly groups: readonly string[]; readonly rule: string }

const count = <T>(length: number, item: (n: number) => T): T[] => Array.from({ length }, (_, n) => item(n))
const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`)

const SINGLE: readonly ((random: Random) => LetterSeries)[] = [
  (random) => {
    const [start, step] = [random.int(1, 26), random.pick([2, 3, 4, 5, -2, -3, -4])]
    return {
      groups: count(6, (n) => letter(start + step * n)),
      rule: `The step is ${signed(step)} each time, and A follows Z.`,
    }
  },
  (random) => {
    const [start, step, sign] = [random.int(1, 26), random.int(1, 3), random.pick([1, -1])]
    const steps = count(6, (n) => sign * (step + n))
    const groups = count(7, (n) => letter(start + steps.slice(0, n).reduce((sum, by) => sum + by, 0)))
    return { groups, rule: `The steps are ${steps.map(signed).join(', ')}: they grow by one, and A follows Z.` }
  },
  (random) => {
    const [start, first] = [random.int(1, 26), random.int(2, 5)]
    const second = random.pick([1, 2, 3, -1, -2].filter((by) => by !== first))
    const groups = count(7, (n) => letter(start + Math.ceil(n / 2) * first + Math.floor(n / 2) * second))
    return { groups, rule: `The steps ${signed(first)} and ${signed(second)} take turns.` }
  },
  (random) => {
    const [a, up, b, down] = [random.int(1, 10), random.int(1, 3), random.int(18, 26), random.int(1, 3)]
    const groups = count(7, (n) => letter(n % 2 === 0 ? a + (up * n) / 2 : b - (down * (n - 1)) / 2))
    return { groups, rule: `Two series take turns: one moves ${signed(up)}, the other −${down}.` }
  },
]

const GROUPED: readonly ((random: Random) => LetterSeries)[] = [
  (random) => {
    const [starts, by] = [count(3, () => random.int(1, 26)), random.sample([1, 2, 3, 4, -1, -2, -3], 3)]
    const groups = count(5, (n) => spell(starts.map((start, i) => start + (by[i] as number) * n)))
    return {
      groups,
      rule: `The first letters move ${signed(by[0] as number)}, the second letters ${signed(by[1] as number)} and the third letters ${signed(by[2] as number)} each time.`,
    }
  },
  (random) => {
    const [start, gap, by] = [random.int(1, 26), random.int(1, 4), random.int(2, 5)]
    const groups = count(5, (n) => spell([start + by * n, start + by * n + gap, start + by * n + 2 * gap]))
    return { groups, rule: `Each letter of a group moves ${signed(by)} to give the next group.` }
  },
  (random) => {
    const [first, last] = [random.int(1, 8), random.int(18, 26)]
    const [up, down] = [random.int(1, 3), random.int(1, 3)]
    const groups = count(5, (n) => spell([first + up * n, last - down * n]))
    return { groups, rule: `The first letters move ${signed(up)}, the second letters −${down} each time.` }
  },
]

export const nextLetters = template({
  id: 'letter-series/next-letters',
  topic: 'letter-series',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const { groups, rule } = random.pick(level === 'easy' ? SINGLE : GROUPED)(random)
      if (continuations(groups.slice(0, -1)).length === 1 && new Set(groups).size > 4)
        return { groups, rule, asks: random.int(0, 1) }
    }
  },

  write({ groups, rule, asks }) {
    const shown = groups.slice(0, -1)
    const next = groups.at(-1) as string
    const last = shown.at(-1) as string
    const repeated = spell(
      places(last).map((at, i) => at + stepsForward((shown.at(-2) as string)[i] as string, last[i] as string)),
    )
    const off = (at: number, by: number) => spell(places(next).map((p, i) => (i === at % next.length ? p + by : p)))
    return {
      stem: {
        en: `${asks === 0 ? 'Find the next term of the series:' : 'What should come in the place of the question mark?'}\n\n${shown.join(', ')}, ?`,
      },
      correct: same(next),
      distractors: textDistractors(next, [
        [repeated, 'repeated the last step without looking further back'],
        [off(0, 1), 'went one letter too far'],
        [off(next.length - 1, -1), 'counted one letter too few'],
        [off(1, 1), 'went one letter too far in the middle'],
        [shift(next, -2), 'counted both end letters'],
        [shift(next, 2), 'left out both end letters'],
      ]),
      explanation: {
        en: [
          `Give the letters their places in the alphabet, A = 1 to Z = 26: the last term shown, ${last}, is ${places(last).join(', ')}.`,
          rule,
          repeated === next
            ? 'Count the steps on from the letter itself; counting the starting letter as 1 ends one letter too early.'
            : `Repeating the last step alone would give ${repeated}, against the rule of the whole series.`,
          `The next term is ${next}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ groups }) {
    const [next, ...others] = continuations(groups.slice(0, -1))
    return others.length === 0 ? String(next) : `ambiguous: ${next}, ${others.join(', ')}`
  },
})

/** The terms that some simple rule on each place of the groups leads to, found from the letters alone. */
function continuations(groups: readonly string[]): string[] {
  const columns = [...(groups[0] as string)].map((_, i) => groups.map((group) => group[i] as string))
  const results = columns.map(nextOfColumn)
  return results.reduce<string[]>((words, letters) => words.flatMap((word) => letters.map((end) => word + end)), [''])
}

function nextOfColumn(column: readonly string[]): string[] {
  const steps = column.slice(1).map((to, n) => stepsForward(column[n] as string, to))
  const last = place(column.at(-1) as string)
  const found = new Set<string>()
  const changes = steps.slice(1).map((step, n) => (step - (steps[n] as number) + 26) % 26)
  // two equal changes of the step are already a rule that a solver would try
  if (changes.length >= 2 && changes.every((change) => change === changes[0])) {
    found.add(letter(last + (steps.at(-1) as number) + (changes[0] as number)))
  }
  const byTurns = steps.length >= 4 && steps.every((step, n) => n < 2 || step === steps[n - 2])
  if (byTurns) found.add(letter(last + (steps.at(-2) as number)))
  const two = column.map((to, n) => (n < 2 ? 0 : stepsForward(column[n - 2] as string, to)))
  if (column.length >= 6 && two.every((step, n) => n < 4 || step === two[n - 2])) {
    found.add(letter(place(column.at(-2) as string) + (two.at(-2) as number)))
  }
  return [...found]
}

export const repeatedPattern = template({
  id: 'letter-series/fill-the-blanks',
  topic: 'letter-series',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const letters = level === 'medium' ? 'abc' : 'abcd'
      const unit = random
        .shuffle([...letters, random.pick([...letters]), ...(random.chance(0.5) ? [random.pick([...letters])] : [])])
        .join('')
      const full = unit.repeat(unit.length > 4 ? 3 : 4)
      const gaps = random
        .sample(count(full.length, (n) => n).slice(1), level === 'medium' ? 4 : 5)
        .toSorted((a, b) => a - b)
      const shown = [...full].map((character, n) => (gaps.includes(n) ? '_' : character)).join('')
      const answer = gaps.map((n) => full[n]).join('')
      const wrong = textDistractors(answer, [
        [answer.slice(1) + answer.slice(0, 1), 'started one blank too late'],
        [[...answer].reverse().join(''), 'filled the blanks from the end'],
        [answer.slice(0, -2) + answer.slice(-1) + answer.slice(-2, -1), 'exchanged the last two letters'],
        [answer.slice(1, 2) + answer.slice(0, 1) + answer.slice(2), 'exchanged the first two letters'],
        [answer.slice(0, -1) + other(answer.slice(-1), letters), 'guessed the last blank'],
        [other(answer.slice(0, 1), letters) + answer.slice(1), 'guessed the first blank'],
      ])
      const fits = [answer, ...wrong.map(({ text }) => text.en)].filter((option) => isPeriodic(filled(shown, option)))
      if (fits.length === 1 && wrong.length === 4) return { shown, answer, wrong, unit }
    }
  },

  write: ({ shown, answer, wrong, unit }) => ({
    stem: {
      en: `Which group of letters, put into the blanks one after another, completes the series?\n\n\`${[...shown].join(' ')}\``,
    },
    correct: same(answer),
    distractors: wrong,
    explanation: {
      en: [
        `Count the places: there are ${shown.length}. So the pattern that repeats may have a length that divides ${shown.length}.`,
        `With blocks of ${unit.length} letters every block can read **${unit}**, and no letter shown contradicts that.`,
        `Filled in, the series is \`${filled(shown, answer)
          .match(new RegExp(`.{${unit.length}}`, 'g'))
          ?.join(' ')}\`. The group ${wrong[0]?.text.en} has other letters in some blanks and breaks the repetition.`,
        `The blanks take, in order, ${answer}.`,
      ].join('\n\n'),
    },
  }),

  verify({ shown, answer, wrong }) {
    const fits = [...wrong.map(({ text }) => text.en), answer].filter((option) => isPeriodic(filled(shown, option)))
    return fits.join(' or ')
  },
})

const other = (character: string, letters: string) =>
  letters[(letters.indexOf(character) + 1) % letters.length] as string

function filled(shown: string, letters: string): string {
  const rest = [...letters]
  return shown.replace(/_/g, () => rest.shift() ?? '_')
}

/** Whether the text is one block repeated, whatever the length of the block. */
const isPeriodic = (text: string): boolean =>
  count(Math.floor(text.length / 2), (n) => n + 1).some(
    (length) => text.length % length === 0 && text === text.slice(0, length).repeat(text.length / length),
  )
