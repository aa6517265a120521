/** What pages for everybody have for students: one file, which comes after theirs. */
export { RunningBar } from './running-bar.tsx'
export { StudentHome } from './student-home.tsx'
export { TellTaken } from './tell-taken.tsx'
