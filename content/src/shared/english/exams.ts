import type { PaperFamily } from '@pariksha/domain/exam-families'

/** Examinations that test rules of grammar and common words. Railway papers have no English section. */
export const GRAMMAR_EXAMS: readonly PaperFamily[] = ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'afcat']

/** Examinations that ask for a sentence to be rewritten in the other voice or in reported speech. */
export const REWRITING_EXAMS: readonly PaperFamily[] = ['icet', 'ssc', 'nimcet']

export const PASSAGE_EXAMS: readonly PaperFamily[] = ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet', 'afcat']

/** Examinations that have sentences put in order. */
export const PARA_JUMBLE_EXAMS: readonly PaperFamily[] = ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet', 'afcat']

/** Examinations that print a passage with blanks. */
export const CLOZE_EXAMS: readonly PaperFamily[] = ['ssc', 'bank', 'mat', 'nimcet', 'afcat']
