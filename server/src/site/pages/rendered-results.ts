import { LANGUAGES, type Language, languagePrefix } from '@pariksha/contract/languages'
import type { FastifyInstance } from 'fastify'

/** An address below /api/v1, called as the student who asks for the page. */
export type Read = (address: string) => Promise<{ status: number; body: unknown }>

type Rendering = {
  /** What the result is rendered with: answers by the keys of their queries. Undefined where there is none to show. */
  readonly readResult: (read: Read, attemptId: number) => Promise<readonly unknown[] | undefined>
  readonly renderDocument: (path: string, language: Language, answers: readonly unknown[]) => Promise<string>
}

/** Rendering takes some ten milliseconds of the process: in a rush the others get their result from the calls alone. */
const MAX_CONCURRENT = 4
const BODY = /<body>(.*?)<div class="toasts">/s

/**
 * The page of a result as its student sees it, for the document of the attempt, which is the same for everyone
 * (web/src/shared/lib/rendered/show-result.ts). It is made of the answers to the student's own calls and so shows what they
 * show; it is asked for with the token and kept nowhere. No content: the browser goes on as for every attempt.
 */
export function serveRenderedResults(app: FastifyInstance, { readResult, renderDocument }: Rendering): void {
  let underWay = 0
  for (const language of LANGUAGES) {
    app.get<{ Params: { testId: string; attemptId: string } }>(
      `${languagePrefix(language)}/test/:testId(^\\d{1,9}$)/usertest/:attemptId(^\\d{1,9}$)/rendered`,
      { schema: { hide: true } },
      async ({ headers: { authorization }, params: { testId, attemptId } }, reply) => {
        reply.header('cache-control', 'private, no-store')
        if (authorization === undefined || underWay >= MAX_CONCURRENT) return reply.code(204).send()
        const read: Read = async (address) => {
          const headers = { authorization, 'accept-language': language }
          const answer = await app.inject({ url: `/api/v1${address}`, headers })
          return { status: answer.statusCode, body: answer.json() }
        }
        underWay++
        try {
          const answers = await readResult(read, Number(attemptId))
          if (!answers) return reply.code(204).send()
          const html = BODY.exec(await renderDocument(`/test/${testId}/usertest/${attemptId}`, language, answers))?.[1]
          if (html === undefined) throw new Error('the document of a result has no body')
          return reply.send({ html, answers })
        } finally {
          underWay--
        }
      },
    )
  }
}
