import { isRank } from '../../questions/balance-codes.ts'
import { agreements } from '../../questions/option-values.ts'
import { template } from '../../questions/template.ts'
import type { Random } from '../../random.ts'
import { answerLine, paragraphs, same, say } from '../../text/localized.ts'
import { ALLOWS, type Claim, follows, holds, open, rows } from './claim.ts'
import { chains, METHOD, plain, reason } from './conclusions.ts'
import { drawStatements } from './drawn.ts'

/** Four of them, among which the right one has no more letters in common with the others than chance gives it. */
function balanced(random: Random, one: Claim, wrong: readonly Claim[]): readonly Claim[] {
  const wanted = random.int(0, 4)
  const claims = (some: readonly Claim[]) =>
    agreements([one, ...some].map(({ left, sign, right }) => same(`${left} ${sign} ${right}`)))
  for (let tries = 0; tries < 60; tries++) {
    const some = random.sample(wrong, 4)
    if (isRank(wanted, claims(some) ?? [])) return some
  }
  return wrong.slice(0, 4)
}

export const whichIsTrue = template({
  id: 'inequalities/which-must-be-true',
  topic: 'inequalities',
  levels: ['easy', 'medium', 'hard'],
  exams: ['bank', 'ssc', 'railway', 'mat', 'cat', 'nimcet', 'afcat'],

  draw(random, level) {
    for (;;) {
      const drawn = drawStatements(random, level)
      const { size, statements } = drawn
      const pairs = [...Array(size).keys()].flatMap((left) =>
        [...Array(size).keys()].filter((right) => Math.abs(left - right) > 1).map((right) => ({ left, right })),
      )
      const claims = pairs.flatMap((pair) => (['>', '<', '≥', '≤', '='] as const).map((sign) => ({ ...pair, sign })))
      // of several true claims about the same letters only the strongest is offered
      const sure = claims.filter((claim) => ALLOWS[claim.sign] === open(size, statements, claim.left, claim.right))
      const unsure = claims.filter((claim) => !follows(size, statements, claim))
      if (sure.length === 0 || unsure.length < 8) continue
      const one = random.pick(sure)
      const wrong = random
        .shuffle(unsure)
        .filter(
          (claim, n, all) => all.findIndex(({ left, right }) => left === claim.left && right === claim.right) === n,
        )
      if (wrong.length < 4) continue
      return { ...drawn, one, two: one, wrong: balanced(random, one, wrong) }
    }
  },
  write({ wrong: all, ...values }, optionCount) {
    const wrong = all.slice(0, optionCount - 1)
    const text = chains(values, (sign) => sign)
    const shown = plain(values)
    return {
      stem: say(
        `**Statements:** ${text}\n\nWhich of the following is definitely true?`,
        `**ప్రకటనలు:** ${text}\n\nకింది వాటిలో ఏది కచ్చితంగా నిజం?`,
        `**कथन:** ${text}\n\nनिम्नलिखित में से कौन-सा निश्चित रूप से सत्य है?`,
      ),
      correct: same(shown(values.one)),
      distractors: wrong.map((claim) => ({
        text: same(shown(claim)),
        mistake: 'joined signs that open to different sides, or made a sign strict that is not',
      })),
      explanation: paragraphs(
        METHOD,
        ...wrong.map((claim, n) => reason(values, claim, String(n + 1), shown(claim))),
        reason(values, values.one, String(optionCount), shown(values.one)),
        answerLine(same(shown(values.one))),
      ),
    }
  },
  verify({ wrong, one, letters, size, statements }) {
    const cases = rows(size, statements)
    const sure = [...wrong, one].filter((claim) => cases.every((row) => holds(claim, row)))
    return sure.map(({ left, sign, right }) => `${letters[left]} ${sign} ${letters[right]}`).join(' or ')
  },
})
