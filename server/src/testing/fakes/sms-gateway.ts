import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { vi } from 'vitest'

export type SmsGateway = {
  readonly url: string
  readonly messages: readonly { to: string; text: string }[]
  /** The code of the next message to this number that was not read yet. */
  code(to: string): Promise<string>
  /** Answers this many calls with an error before it takes one. */
  refuse(times: number): void
  close(): Promise<void>
}

/** A gateway that takes texts by HTTP, as institutes rent them. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const messages: { to: string; text: string }[] = []
  const read = new Set<object>()
  let refusals = 0
  const server = createServer(async (request, response) => {
    const message = (await json(request)) as { to: string; text: string }
    if (refusals > 0) {
      refusals--
      response.writeHead(503).end()
      return
    }
    messages.push(message)
    response.writeHead(202).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    messages,
    code: (to) =>
      vi.waitFor(
        () => {
          const message = messages.find((one) => one.to === to && !read.has(one))
          const code = /\b\d{6}(?:\d\d)?\b/.exec(message?.text ?? '')?.[0]
          if (!message || !code) throw new Error(`no code came for ${to}`)
          read.add(message)
          return code
        },
        { timeout: 30_000, interval: 10 },
      ),
    refuse(times) {
      refusals = times
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
