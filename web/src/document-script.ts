import { greet } from './home/welcome/greet.ts'
import { BEFORE_PAINT } from './lib/document/appearance.ts'
import { hydrateOnDemand } from './lib/hydration/hydrate-on-demand.ts'
import { showModal } from './ui/dialogs/show-modal.ts'

/** The inline script in the head of every document, run before the first paint. Not part of the bundle. */
export const DOCUMENT_SCRIPT = import.meta.env.SSR
  ? `${BEFORE_PAINT};(${hydrateOnDemand})(()=>(${greet})(${showModal}))`
  : ''
