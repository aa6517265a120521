import { DEMO_QUESTIONS, DEMO_SCHEME, DEMO_TITLE } from '@pariksha/content/demo'
import * as contract from '@pariksha/contract/site/demo'
import type { Router } from '../../platform/http/endpoint.ts'
import { markDemo } from './mark-demo.ts'

/** The test that needs no account: its key stays here, and nothing is stored. */
export function demoRoutes(route: Router): void {
  route(contract.readDemo, async () => ({
    title: DEMO_TITLE,
    marking: `+${DEMO_SCHEME.right}, ${DEMO_SCHEME.wrong}`,
    questions: DEMO_QUESTIONS.map(({ question, options }, index) => ({
      number: index + 1,
      question,
      options: contract.DEMO_LETTERS.map((choice, place) => ({ choice, value: options[place] ?? '' })),
    })),
  }))

  route(contract.markDemo, async ({ body }) => markDemo(body.answers))
}
