import { scheduleWelcome } from './home/welcome/schedule-welcome.ts'
import { prepareFirstPaint } from './lib/document/first-paint.ts'
import { hydrateOnDemand } from './lib/hydration/hydrate-on-demand.ts'
import { showResult } from './lib/rendered/show-result.ts'

// The inline script in the head of every document (root.tsx), run before the first paint and without the bundle. It is
// compiled to a few kilobytes by inline-script.ts: import nothing large, and no React.

prepareFirstPaint()
hydrateOnDemand(scheduleWelcome, showResult())
