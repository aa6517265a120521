import { number } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

export const replacedMember = template({
  id: 'average/one-replaced-by-another',
  topic: 'average',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw(random, level) {
    const change = random.pick(level === 'easy' ? [1, 2, 3] : [0.5, 1.5, 2.5])
    // the total changes by whole kilograms, and by no more than two people can differ
    const counts = [6, 8, 10, 12, 14, 15, 16, 18, 20].filter((n) => n * change <= 24 && Number.isInteger(n * change))
    return {
      change,
      count: random.pick(counts),
      up: random.chance(0.6),
      leaving: random.int(52, 68),
      group: random.pick([
        'trainees in a camp',
        'members of a club',
        'passengers in a boat',
        'students in a hostel',
        'players in a squad',
      ]),
    }
  },

  write({ count, change, up, leaving, group }) {
    const sign = up ? 1 : -1
    const answer = leaving + sign * count * change
    const format = (value: number) => `${number(value)} kg`
    return {
      stem: {
        en: `The average weight of ${count} ${group} ${up ? 'increases' : 'decreases'} by ${number(change)} kg when one of them, who weighs ${leaving} kg, is replaced by a newcomer. The weight of the newcomer is`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: leaving + sign * change, mistake: 'added the change of the average once only' },
          { value: leaving - sign * count * change, mistake: 'took the change in the wrong direction' },
          { value: leaving + sign * (count - 1) * change, mistake: 'counted one member too few' },
          { value: leaving + sign * (count + 1) * change, mistake: 'counted one member too many' },
          { value: leaving + sign * (count - change), mistake: 'subtracted instead of multiplying' },
        ],
        { format, plausible: (value) => value > 25 && value < 105, spares: [answer + change, answer - change] },
      ),
      explanation: {
        en: [
          `The total changes by the number of persons × the change of the average.`,
          `Change of the total = ${count} × ${number(change)} = ${number(count * change)} kg, and it comes from the newcomer alone.`,
          `The newcomer is that much ${up ? 'heavier' : 'lighter'} than the one who left: ${leaving} ${up ? '+' : '−'} ${number(count * change)}. Taking ${number(change)} kg only would forget that it is shared by all ${count}.`,
          `The newcomer weighs ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ count, change, up, leaving }) {
    const before = [leaving, ...Array.from({ length: count - 1 }, (_, n) => 50 + n)]
    const total = before.reduce((a, b) => a + b)
    const target = total / count + (up ? change : -change)
    return `${number(target * count - (total - leaving))} kg`
  },
})

export const cricketAverage = template({
  id: 'average/next-innings',
  topic: 'average',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat'],

  draw(random, level) {
    const innings = random.int(8, 19)
    const rise = random.int(1, 3)
    return {
      innings,
      rise,
      average: random.int(28, 44),
      askAverage: level === 'medium',
      name: random.pick(PEOPLE),
      game: random.pick(['cricket', 'quiz'] as const),
    }
  },

  write({ innings, rise, average, askAverage, name, game }) {
    const score = average + rise * (innings + 1)
    const cricket = game === 'cricket'
    const unit = cricket ? 'runs' : 'points'
    const answer = askAverage ? average + rise : score
    const format = (value: number) => `${number(value)} ${unit}`
    const match = cricket ? 'innings' : 'rounds'
    return {
      stem: {
        en: askAverage
          ? `${name} scores ${score} ${unit} in the ${innings + 1}th ${cricket ? 'innings' : 'round of a quiz'} and thereby raises the average by ${rise}. What is the average after ${innings + 1} ${match}?`
          : `The average score of ${name} in ${innings} ${cricket ? 'innings' : 'rounds of a quiz'} is ${average} ${unit}. How many ${unit} must be scored in the next ${cricket ? 'innings' : 'round'} to raise the average by ${rise}?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        askAverage
          ? [
              { value: average, mistake: 'gave the average before' },
              { value: score - innings * rise + rise, mistake: 'counted one innings too few' },
              { value: average + 2 * rise, mistake: 'added the rise twice' },
              { value: average - rise, mistake: 'subtracted the rise from the old average' },
              { value: score - innings, mistake: 'took the rise as 1 for each innings' },
            ]
          : [
              { value: average + rise * innings, mistake: 'counted the earlier scores only' },
              { value: average + rise, mistake: 'gave the new average' },
              { value: rise * (innings + 1), mistake: 'gave the excess over the average only' },
              { value: average + rise * (innings + 2), mistake: 'counted one too many' },
            ],
        { format, spares: [answer + 1, answer + 3] },
      ),
      explanation: {
        en: [
          `To raise the average by ${rise}, the new score must bring the new average itself and ${rise} more for each of the ${innings} earlier ${match}.`,
          askAverage
            ? `So new average + ${innings} × ${rise} = ${score}, and the new average is ${score} − ${innings * rise} = ${average + rise}.`
            : `Total needed = ${innings + 1} × ${average + rise} = ${number((innings + 1) * (average + rise))}; scored so far = ${innings} × ${average} = ${number(innings * average)}.`,
          askAverage
            ? `The old average was ${average}; the question asks for the average after the last score.`
            : `Multiplying the rise by ${innings} alone leaves out the new ${cricket ? 'innings' : 'round'}, which also counts.`,
          askAverage ? `The average is now ${format(answer)}.` : `The score needed is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ innings, rise, average, askAverage, game }) {
    let score = 0
    while ((average * innings + score) / (innings + 1) < average + rise) score++
    const answer = askAverage ? (average * innings + score) / (innings + 1) : score
    return `${number(answer)} ${game === 'cricket' ? 'runs' : 'points'}`
  },
})
