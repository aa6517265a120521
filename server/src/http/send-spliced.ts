import type { FastifyReply } from 'fastify'

/** Sends JSON that was compressed beforehand, or as it is to a caller who cannot read that. */
export function sendSpliced(reply: FastifyReply, write: (encoding: 'gzip' | 'plain') => Buffer): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding, authorization')
  if (!/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(write('plain'))
  return reply.header('content-encoding', 'gzip').send(write('gzip'))
}
