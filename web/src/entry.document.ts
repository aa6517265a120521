import { prepareFirstPaint } from './shared/lib/document/first-paint.ts'
import { hydrateOnDemand } from './shared/lib/hydration/hydrate-on-demand.ts'
import { showResult } from './shared/lib/rendered/show-result.ts'
import { scheduleWelcomePopup } from './site/home/welcome/schedule-welcome-popup.ts'

// The inline script in the head of every document (root.tsx), run before the first paint and without the bundle. It is
// compiled to a few kilobytes by inline-script.ts: import nothing large, and no React.

prepareFirstPaint()
hydrateOnDemand(scheduleWelcomePopup, showResult())
