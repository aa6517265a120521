import type { TopicContent } from '../topic-content.ts'
import { survey } from './sets.ts'
import { subsetsAndMappings } from './subsets.ts'
import { surveyOfThree } from './survey-of-three.ts'

export const content: TopicContent = {
  templates: [survey, subsetsAndMappings, surveyOfThree],
}
