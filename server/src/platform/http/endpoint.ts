import type { Endpoint } from '@pariksha/contract/endpoint'
import { isRight, RIGHTS, type Right } from '@pariksha/contract/people/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'
import type { Authenticate, Caller } from './authenticate.ts'
import { assertMay } from './rights.ts'

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Answer<Responses> =
  Responses extends Readonly<Record<number, z.ZodType>> ? z.input<Responses[keyof Responses]> : never

type CallerOf<Access extends Endpoint['access']> = Access extends 'signed-in' | 'first-step' | Right
  ? Caller
  : Access extends 'anyone-known'
    ? Caller | undefined
    : undefined

export type Call<E extends Endpoint> = {
  readonly params: Input<E['params']>
  readonly query: Input<E['querystring']>
  readonly body: Input<E['body']>
  readonly caller: CallerOf<E['access']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Registers the handler of a call. */
export type Router = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E['response']> | FastifyReply>,
) => void

/** What a call answers to whom it knows: a cache that goes by the address alone would answer others with it. */
const keepNowhere = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

/** Registers calls of the contract, which defines access, input and output. */
export const routerFor =
  (app: FastifyInstance, authenticate: Authenticate): Router =>
  (endpoint, handle) => {
    const { method, url, params, querystring, body, response, summary, access, bodyLimit, isLongPoll } = endpoint
    const isClosed = access !== 'anyone' && access !== 'anyone-known'
    app.route({
      method,
      url,
      schema: {
        summary,
        ...(isRight(access) && { description: `For staff who may ${RIGHTS[access]}.` }),
        tags: [url.split('/')[1] ?? ''],
        ...(isClosed && { security: [{ token: [] }] }),
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        response,
      },
      ...(bodyLimit && { bodyLimit }),
      ...(isLongPoll && { config: { isLongPoll } }),
      // before the body is parsed
      ...(isClosed && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          keepNowhere(reply)
          request.caller = await authenticate(request.headers.authorization)
          if (isRight(access) && request.caller.role !== 'staff') throw new AppError('staff_only')
          if (access !== 'first-step' && !passedAllSteps(request.caller)) throw new AppError('second_step_needed')
          if (isRight(access)) assertMay(request.caller, access)
        },
      }),
      ...(access === 'anyone-known' && {
        // an expired token must not block public calls
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          const { authorization } = request.headers
          if (authorization === undefined) return
          keepNowhere(reply)
          const caller = await authenticate(authorization).catch(ignoreUnauthorized)
          if (caller && passedAllSteps(caller)) request.caller = caller
        },
      }),
      handler: (request, reply) =>
        handle({
          params: request.params,
          query: request.query,
          body: request.body,
          caller: request.caller,
          request,
          reply,
        } as unknown as Call<typeof endpoint>), // the validators of this very endpoint made them
    })
  }

function ignoreUnauthorized(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'unauthorized')) throw error
}

/** Staff are treated as anonymous until the second step. */
const passedAllSteps = ({ role, secondStep }: Caller): boolean => role !== 'staff' || secondStep

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    isLongPoll?: true
  }
}
