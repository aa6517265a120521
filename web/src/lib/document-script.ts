import { greet } from '../home/greet.ts'
import { showModal } from '../ui/show-modal.ts'
import { BEFORE_PAINT } from './appearance.ts'
import { startWhenNeeded } from './start-when-needed.ts'

/** What runs in the head of every document, before anything of it is seen. The program itself has no use for it. */
export const DOCUMENT_SCRIPT = import.meta.env.SSR
  ? `${BEFORE_PAINT};(${startWhenNeeded})(()=>(${greet})(${showModal}))`
  : ''
