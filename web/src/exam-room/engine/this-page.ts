import { createPage } from './page.ts'

/** The one of the running application. */
export const thisPage = createPage()
