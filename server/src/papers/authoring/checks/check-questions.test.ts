import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { expect, test } from 'vitest'
import { aPattern } from '../../../testing/question-bank/paper-drafts.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import type { SlotRow } from '../slots/slots.ts'
import { checkedPaper } from './check.ts'
import { checkQuestions } from './check-questions.ts'

const BOTH = { en: 'Because of it.', te: 'అందువల్ల.' }

/** What the checks say of the languages of one question. */
function problemsOf(
  changes: Partial<QuestionContent>,
  passage?: Texts,
  languages: PaperPattern['languages'] = ['en', 'te'],
) {
  const content = aQuestion({ explanation: BOTH, passage_id: passage ? 7 : null, ...changes })
  const question = {
    id: 1,
    version: 1,
    state: 'approved',
    newest: 1,
    approved: true,
    inPractice: false,
    content,
  } as const
  const slot: SlotRow = { id: 1, section: 0, locked: false, marking: null, question, drawn: null }
  const paper = checkedPaper(aPattern({ languages }), [slot], new Map(passage ? [[7, passage]] : []))
  return checkQuestions(paper).flatMap(({ code, message }) => (code === 'no_translation' ? message : []))
}

const options = (...texts: Texts[]) => ({ options: texts })

test.each<[string, Partial<QuestionContent>, Texts | undefined, string[]]>([
  ['all is there', {}, undefined, []],
  ['the question', { stem: { en: 'Which?' } }, undefined, ['not in Telugu.']],
  ['an option', options({ en: 'Sixty', te: 'అరవై' }, { en: 'Fifty' }), undefined, ['options not in Telugu.']],
  ['numbers and units', options({ en: '60 km' }, { en: '$\\frac{1}{2}$ m' }, { en: '1,100' }), undefined, []],
  ['pictures', options({ en: '![a square](file:1)' }), undefined, []],
  ['the explanation', { explanation: { te: 'అందువల్ల.' } }, undefined, ['explanation not in English.']],
  ['the passage', {}, { en: 'It rained for days.' }, ['passage not in Telugu.']],
  [
    'of a question that is not there itself its parts are not reported',
    { stem: { en: 'Which?' }, explanation: { en: 'Because of it.' } },
    undefined,
    ['not in Telugu.'],
  ],
])('a translation that is missing is reported: %s', (_, changes, passage, messages) => {
  expect(problemsOf(changes, passage)).toEqual(messages.map((message) => `Question 1: ${message}`))
})

test('languages that the paper has not are not missed', () => {
  expect(problemsOf({ explanation: { en: 'Because of it.' } }, { en: 'It rained for days.' }, ['en'])).toEqual([])
})
