import { gcd, ratio } from '../../format.ts'
import { MEN, PEOPLE, WOMEN } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const years = (value: number) => `${value} years`

export const ratioThenAndNow = template({
  id: 'ages/ratio-now-and-later',
  topic: 'ages',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    const [a, b] = random.pick([
      [5, 4],
      [4, 3],
      [3, 2],
      [5, 3],
      [7, 5],
      [7, 4],
      [8, 5],
    ] as const)
    const unit = random.int(4, 8)
    const later = level === 'easy'
    // only gaps after which the ratio still has small terms; a gap of one unit always does
    const gaps = [3, 4, 5, 6, 7, 8, 9, 10, 12, 15].filter((years) => {
      const [first, second] = later ? [a * unit + years, b * unit + years] : [a * unit - years, b * unit - years]
      return second >= 4 && first / gcd(first, second) <= 12
    })
    return { a, b, unit, gap: random.pick(gaps), later, names: random.sample(PEOPLE, 2), elder: random.chance(0.5) }
  },

  write({ a, b, unit, gap, later, names, elder }) {
    const shift = later ? gap : -gap
    const [first, second] = [a * unit, b * unit]
    const answer = elder ? first : second
    const name = elder ? names[0] : names[1]
    const then = ratio(first + shift, second + shift)
    const when = later ? `after ${shift} years it will be` : `${-shift} years ago it was`
    return {
      stem: {
        en: `The ratio of the present ages of ${names[0]} and ${names[1]} is ${a} : ${b}; ${when} ${then}. What is the present age of ${name}?`,
      },
      correct: same(years(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: elder ? second : first, mistake: "gave the other person's age" },
          { value: answer + shift, mistake: 'gave the age at the other time' },
          { value: (elder ? a : b) * (unit + 1), mistake: 'took one part too large' },
          { value: (elder ? a : b) * (unit - 1), mistake: 'took one part too small' },
          { value: answer - shift, mistake: 'moved the age the wrong way' },
        ],
        { format: years, plausible: (value) => value > 4, spares: [answer + 3, answer - 3, answer + 6] },
      ),
      explanation: {
        en: [
          `Let the present ages be $${a}x$ and $${b}x$ years.`,
          `Then $\\frac{${a}x ${shift > 0 ? '+' : '-'} ${Math.abs(shift)}}{${b}x ${shift > 0 ? '+' : '-'} ${Math.abs(shift)}} = \\frac{${then.replace(' : ', '}{')}}$, which gives $x = ${unit}$.`,
          `The ages are ${years(first)} and ${years(second)}; the difference, ${first - second}, is the same at both times.`,
          `The age ${later ? `after ${shift} years` : `${-shift} years ago`}, ${answer + shift}, is not what is asked.`,
          `The present age of ${name} is ${years(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, unit, gap, later, elder }) {
    const shift = later ? gap : -gap
    const found: number[] = []
    for (let first = 1; first < 120; first++) {
      const second = (first * b) / a
      if (Number.isInteger(second) && (first + shift) * (b * unit + shift) === (second + shift) * (a * unit + shift))
        found.push(elder ? first : second)
    }
    return found.map(years).join(' or ')
  },
})

export const parentAndChild = template({
  id: 'ages/parent-and-child',
  topic: 'ages',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat'],

  draw(random, level) {
    const times = random.int(3, 6)
    const later = random.int(2, times - 1)
    // child (later - 1)·scale and gap (times - later)·scale satisfy both statements; a parent is 18 to 40 years older
    const scales = Array.from({ length: 20 }, (_, n) => n + 1).filter((n) => {
      const difference = (times - 1) * (later - 1) * n
      return difference >= 18 && difference <= 40 && (times - later) * n > 1
    })
    const scale = random.pick(scales)
    return {
      times,
      later,
      child: (later - 1) * scale,
      gap: (times - later) * scale,
      mother: random.chance(0.5),
      name: random.pick(MEN),
      daughter: random.pick(WOMEN),
      ask: level === 'easy' ? ('child' as const) : random.pick(['parent', 'future'] as const),
    }
  },

  write({ times, later, child, gap, mother, name, daughter, ask }) {
    const parent = times * child
    const [elder, younger] = mother ? ['mother', daughter] : ['father', name]
    const answer = ask === 'child' ? child : ask === 'parent' ? parent : child + gap
    const question = {
      child: `How old is ${younger} now?`,
      parent: `How old is the ${elder} now?`,
      future: `How old will ${younger} be at that time?`,
    }[ask]
    const word = (n: number) =>
      n === 2 ? 'twice' : n === 3 ? 'three times' : n === 4 ? 'four times' : n === 5 ? 'five times' : 'six times'
    return {
      stem: {
        en: `The ${elder} of ${younger} is now ${word(times)} as old as ${younger}. After ${gap} years the ${elder} will be ${word(later)} as old as ${younger}. ${question}`,
      },
      correct: same(years(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...[child, parent, child + gap, parent + gap]
            .filter((value) => value !== answer)
            .map((value) => ({ value, mistake: 'gave another of the four ages' })),
          { value: gap / (times - later), mistake: "did not add the years to the child's age" },
          { value: parent - child, mistake: 'gave the difference of the ages' },
          { value: gap, mistake: 'gave the number of years' },
        ],
        {
          format: years,
          plausible: (value) => Number.isInteger(value) && value > 1 && value < 110,
          spares: [answer + 2, answer + 3, answer + 4],
        },
      ),
      explanation: {
        en: [
          `Let ${younger} be $x$ years old now; the ${elder} is $${times}x$.`,
          `After ${gap} years: $${times}x + ${gap} = ${later}(x + ${gap})$. The years are added to both ages.`,
          `${times - later === 1 ? '' : `$${times - later}x = ${(later - 1) * gap}$, so `}$x = ${child}$ and the ${elder} is ${parent}.`,
          `The ages now are ${child} and ${parent}, after ${gap} years ${child + gap} and ${parent + gap}.`,
          `The answer is ${years(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ times, later, gap, ask }) {
    let x = 1
    while (times * x + gap !== later * (x + gap)) x++
    return years(ask === 'child' ? x : ask === 'parent' ? times * x : x + gap)
  },
})
