import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Asked = {
  /** `lang`, where the call takes it. */
  readonly query: unknown
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The language that the texts of an answer come in: the one that is asked for, or else what the browser prefers. */
export function answerLanguage({ query, request, reply }: Asked): Language {
  reply.header('vary', 'accept-language')
  return (query as { lang?: Language } | undefined)?.lang ?? preferredLanguage(request.headers['accept-language'])
}

/** The language a browser asks for first among those we have; English otherwise. */
function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality ?? 1) }
    })
    .sort((a, b) => b.weight - a.weight)
  return (
    LANGUAGES.find(
      (language) => language === wanted.find((one) => LANGUAGES.includes(one.language as Language))?.language,
    ) ?? 'en'
  )
}
