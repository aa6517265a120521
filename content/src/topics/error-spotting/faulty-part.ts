import type { Template } from '../../question.ts'
import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { spot } from '../../shared/english/forms.ts'
import { questionOf } from '../../shared/sentences/question.ts'
import { written } from '../../shared/sentences/sentence.ts'
import { split } from '../../shared/sentences/split.ts'
import { LEVELS } from '../../topics.ts'
import { printable } from '../printable-sentences.ts'

export const faultyPart: Template = {
  id: 'error-spotting/faulty-part',
  topic: 'error-spotting',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  make(random, level, optionCount = 5) {
    const sentence = printable(random, level)
    const isFaulty = !random.chance(0.22)
    const word = isFaulty ? (sentence.wrong[0] ?? '') : sentence.right
    const { parts, place } = split(sentence, word, optionCount - 1)
    const answer = isFaulty ? `(${'ABCD'[place]})` : 'No error'
    const why = isFaulty ? sentence.why : `Every part is right. ${sentence.why}`
    const row = spot('', level, parts, answer, written(sentence, `**${sentence.right}**`), why)
    return {
      draft: { questions: [questionOf(row, 'takes a sound part for faulty, or misses the fault', sentence.why)] },
      get verified() {
        return [
          sentence.fits(word) ? 'No error' : `(${'ABCD'[partThatDiffers(parts, written(sentence, sentence.right))]})`,
        ]
      },
    }
  },
}

/** In which part the words are first others than those of the right sentence. */
function partThatDiffers(parts: readonly string[], right: string): number {
  const words = right.split(' ')
  const places = parts.flatMap((part, place) => part.split(' ').map((word) => ({ word, place })))
  return places.find(({ word }, index) => word !== words[index])?.place ?? -1
}
