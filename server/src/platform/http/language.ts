import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

type Asked = {
  /** `lang`, where the call takes it. */
  readonly query: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The language that the texts of an answer come in: the one that is asked for, or else what the browser prefers. */
export function responseLanguage({ query, request, reply }: Asked): Language {
  reply.header('vary', 'accept-language')
  return (query as { lang?: Language } | undefined)?.lang ?? requestedLanguage(request) ?? 'en'
}

/** The language that a request names: of the page in our web, else of the browser. Undefined where it names none of ours. */
export const requestedLanguage = ({ headers }: FastifyRequest): Language | undefined =>
  headers['accept-language'] === undefined
    ? undefined
    : (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined)
