import type { QuestionContent } from '@pariksha/contract/questions/question-content'

/** A complete question of the institute. */
export const aQuestion = (changes: Partial<QuestionContent> = {}): QuestionContent => ({
  kind: 'single-choice',
  stem: { en: 'A train covers 120 km in 2 hours. What is its speed?', te: 'రైలు 2 గంటల్లో 120 కి.మీ. వెళ్తుంది. వేగం ఎంత?' },
  options: [
    { en: '60 km/h', te: '60 కి.మీ./గం' },
    { en: '50 km/h', te: '50 కి.మీ./గం' },
    { en: '40 km/h', te: '40 కి.మీ./గం' },
    { en: '70 km/h', te: '70 కి.మీ./గం' },
  ],
  answer: { kind: 'single-choice', correct: 'a' },
  explanation: { en: 'Speed is $\\frac{120}{2} = 60$ km/h.' },
  passage_id: null,
  topic: 'speed-and-distance',
  level: 'easy',
  source: null,
  year: null,
  tags: [],
  ...changes,
})
