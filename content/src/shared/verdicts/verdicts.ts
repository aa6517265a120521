import { keysOf } from '../../checked-access.ts'
import type { DraftQuestion } from '../../question.ts'
import { paragraphs, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** The five standing answers of the bank examinations about two conclusions; their order is always the same. */
export const VERDICTS = {
  first: say('Only conclusion I follows', 'తీర్మానం I మాత్రమే అనుసరిస్తుంది', 'केवल निष्कर्ष I अनुसरण करता है'),
  second: say('Only conclusion II follows', 'తీర్మానం II మాత్రమే అనుసరిస్తుంది', 'केवल निष्कर्ष II अनुसरण करता है'),
  either: say('Either conclusion I or II follows', 'తీర్మానం I లేదా II అనుసరిస్తుంది', 'या तो निष्कर्ष I या II अनुसरण करता है'),
  neither: say(
    'Neither conclusion I nor II follows',
    'తీర్మానం I, II రెండూ అనుసరించవు',
    'न तो निष्कर्ष I और न ही II अनुसरण करता है',
  ),
  both: say('Both conclusions I and II follow', 'తీర్మానం I, II రెండూ అనుసరిస్తాయి', 'दोनों निष्कर्ष I और II अनुसरण करते हैं'),
} as const satisfies Record<string, LocalizedText>
export type Verdict = keyof typeof VERDICTS
export const VERDICT_NAMES = keysOf(VERDICTS)

const MISTAKES: Record<Verdict, string> = {
  first: 'took what may be true in I for what must be, or missed II',
  second: 'took what may be true in II for what must be, or missed I',
  either: 'took two conclusions that can both fail for a pair of which one must hold',
  neither: 'missed a conclusion that holds in every case',
  both: 'took a conclusion that may be true for one that must be',
}

/** `oneAlways`: in every case at least one of the two holds. */
export function verdict(first: boolean, second: boolean, oneAlways: boolean): Verdict {
  if (first && second) return 'both'
  if (first) return 'first'
  if (second) return 'second'
  return oneAlways ? 'either' : 'neither'
}

export function judged(stem: LocalizedText, right: Verdict, steps: readonly LocalizedText[]): DraftQuestion {
  const last = VERDICTS[right]
  return {
    stem,
    correct: last,
    distractors: VERDICT_NAMES.filter((name) => name !== right).map((name) => ({
      text: VERDICTS[name],
      mistake: MISTAKES[name],
    })),
    fixedOrder: VERDICT_NAMES.map((name) => VERDICTS[name]),
    explanation: paragraphs(...steps, say(`${last.en}.`, `${last.te}.`, `${last.hi}।`)),
  }
}

export const twoConclusions = (first: LocalizedText, second: LocalizedText): LocalizedText =>
  say(
    `**Conclusions:**\n\n**I.** ${first.en}\n\n**II.** ${second.en}`,
    `**తీర్మానాలు:**\n\n**I.** ${first.te}\n\n**II.** ${second.te}`,
    `**निष्कर्ष:**\n\n**I.** ${first.hi}\n\n**II.** ${second.hi}`,
  )
