import { BANK } from '@pariksha/content/bank'
import type { AskedQuestion } from '../pack-question.ts'
import {
  type Candidate,
  candidatesOfSource,
  candidatesOfTopic,
  redrawCandidates,
  renderCandidate,
  type SiblingTask,
  type SourcePlace,
  samplesOf as samplesOfPlaces,
  type TopicTask,
} from './candidates.ts'

/** Once this can be called the templates are loaded, which takes a second and 100 MB: the reason for a thread of its own. */
export const load = (): void => {}

export const ofTopic = (task: TopicTask): readonly Candidate[] => candidatesOfTopic(BANK, task)

export const ofSource = (task: SiblingTask): readonly Candidate[] => candidatesOfSource(BANK, task)

export const redraw = (kept: readonly Pick<Candidate, 'spec' | 'place'>[]): readonly Candidate[] =>
  redrawCandidates(BANK, kept)

export const samplesOf = (places: readonly SourcePlace[]): readonly (readonly Candidate[])[] =>
  samplesOfPlaces(BANK, places)

export const render = (candidate: Pick<Candidate, 'spec' | 'place'>): AskedQuestion => renderCandidate(BANK, candidate)
