// The parts of public pages for signed-in students: one chunk, loaded after the page.

export { LoadTaken } from './load-taken.tsx'
export { SignedInLayer } from './signed-in-layer.tsx'
export { StudentHome } from './student-home.tsx'
