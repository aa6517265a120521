import { useTextsOf } from '../../../shared/languages/language-provider.tsx'

const english = {
  heading: 'Rank list',
  description: 'The rank list of a test, for students who took it.',
  back: 'Previous attempts',
  loading: 'Loading the rank list',
  failed: 'The rank list could not be loaded.',
  missing: 'You cannot see this rank list',
  missingText: 'Only students who took the test see it, once the results are out.',
  candidates: (count: number) => `${count === 1 ? '1 candidate has' : `${count} candidates have`} a rank in this test.`,
  text: 'Only students who agreed are named here, at most the best 100 of them. Equal marks have the same rank; ranks that are missing belong to other students.',
  changes: 'Ranks can change when more students take the test or an answer key is corrected.',
  nobody: 'Nobody has agreed to be named yet.',
  rank: 'Rank',
  name: 'Name',
  marks: 'Marks',
  own: (name: string) => `${name} (you)`,
  unnamed: 'You (other students do not see this row)',
  hidden: 'Your institute has hidden your name in this list. Other students do not see it, even if you change it.',
  ownName: 'Show me in this list as',
  hint: 'Students who took this test will see the name, your rank and your marks. You can remove it at any time.',
  hintOfMock:
    'Students who took this mock, in any shift, will see the name, your rank, your marks and your normalised score. You can remove it at any time.',
  allShifts: (title: string) => `All shifts of ${title}`,
  ofShifts: (count: number) =>
    `${count === 1 ? '1 candidate has' : `${count} candidates have`} a rank over all shifts.`,
  byScore: 'Ranks are by the normalised score, which makes shifts with different papers comparable.',
  fewInShifts: 'No shift has enough candidates for normalised scores.',
  shift: 'Shift',
  score: 'Score',
  agree: 'I agree, show my name',
  change: 'Change the name',
  revoke: 'Remove my name',
  saveFailed: 'This could not be saved. Please try again.',
} as const

export type English = typeof english

export const useTexts = () => useTextsOf('rankList', english)
