import type { PaperFamily } from '@pariksha/domain/exam-families'
import type { Topic } from '../../topics.ts'

const GENERAL = ['ssc', 'bank', 'railway', 'mat', 'afcat'] as const
const SCIENCE = ['ssc', 'railway', 'afcat'] as const
const OTHER: { readonly [topic in Topic]?: readonly PaperFamily[] } = {
  'physics-facts': SCIENCE,
  'chemistry-facts': SCIENCE,
  'biology-facts': SCIENCE,
  inventions: ['ssc', 'railway', 'mat', 'afcat'],
  'computer-facts': ['ssc', 'bank', 'railway', 'nimcet', 'icet'],
  'banking-awareness': ['ssc', 'bank', 'railway', 'mat'],
  'defence-awareness': ['ssc', 'railway', 'afcat'],
}

/** The examinations that ask about a topic of general awareness. */
export const examsOf = (topic: Topic): readonly PaperFamily[] => OTHER[topic] ?? GENERAL
