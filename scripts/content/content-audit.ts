import { parseArgs } from 'node:util'
import { drawBank, printedOptions } from '../../content/src/audit/draws.ts'
import {
  agreementOverChance,
  foundByRank,
  type GuessingCues,
  guessingCuesOf,
  kindOf,
  ranksOverChance,
} from '../../content/src/audit/guessing-cues.ts'
import { installation } from '../../content/src/audit/installation.ts'
import { paperFigures } from '../../content/src/audit/paper-figures.ts'
import { QUESTION_FAULTS, questionFaults } from '../../content/src/audit/question-faults.ts'

// Draws from every template, makes every paper of an installation, and prints how many faults they have:
//   npm run content:audit -- --seed monday
// It takes some minutes at most. A template is drawn from until then, at most `--draws` times for each number of options.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'audit' },
    draws: { type: 'string', default: '120' },
    minutes: { type: 'string', default: '6' },
  },
})
const until = Date.now() + Number(values.minutes) * 60_000
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const drawn = [...drawBank(values.seed, Number(values.draws), () => Date.now() < until)]
console.log(`Questions drawn from the bank: ${drawn.length}`)
for (const fault of QUESTION_FAULTS) {
  const found = drawn.filter((one) => questionFaults(one).includes(fault))
  console.log(`  ${fault}: ${found.length}`)
  for (const one of found.slice(0, 3))
    console.log(
      `    ${one.source}: ${one.question.stem.en.slice(0, 100)} [${printedOptions(one)
        .map(({ en }) => en)
        .join(' | ')}]`,
    )
}
const cues = guessingCuesOf(drawn)
for (const options of [4, 5]) {
  console.log(`Keys among ${options} numbers, found by their place: ${percent(foundByRank(cues, options))}`)
  const shares = ranksOverChance(cues, options).map((share) => share.toFixed(2))
  console.log(`  smallest to largest, times chance: ${shares.join(', ')}`)
}
// of some hundred sources with so few draws a few exceed it by chance: they are drawn from again, often enough to be sure
const isAlike = (one: GuessingCues) => one.agreement.asked >= 100 && agreementOverChance(one) > 1.3
const suspected = new Set(cues.filter(isAlike).map(({ source }) => source))
const isSuspected = (source: string) => [4, 5].some((options) => suspected.has(`${kindOf(source)} ${options}`))
const alike = guessingCuesOf(drawBank(`${values.seed} again`, 1000, isSuspected)).filter(isAlike)
console.log(
  `Sources whose key has most (or least) in common with the other options more than 1.3 times chance: ${alike.length}`,
)
for (const one of alike) console.log(`  ${one.source}: ${agreementOverChance(one).toFixed(2)}`)

if (Date.now() > until) console.log('The papers were not made: the time limit was reached.')
else
  for (const [figure, value] of Object.entries(paperFigures(installation(values.seed))))
    console.log(`${figure}: ${value}`)
