import type { TopicContent } from '../topic-content.ts'
import { correctedMean } from './corrected-mean.ts'
import { combinedMean, medianOrMode } from './mean-median-mode.ts'
import { missingFrequency } from './missing-frequency.ts'

export const content: TopicContent = {
  templates: [combinedMean, medianOrMode, correctedMean, missingFrequency],
}
