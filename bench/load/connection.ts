import { connect, type Socket } from 'node:net'

export type Reply = { readonly status: number; readonly encoding: string | undefined; readonly body: Buffer }

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/**
 * A keep-alive connection of one student with a minimal HTTP client, because on a small machine a full client costs more
 * than what it measures. One call at a time.
 */
export class Connection {
  readonly #socket: Socket
  readonly #host: string
  readonly #token: string
  #received: Buffer[] = []
  #bytes = 0
  #head: Head | undefined
  #done: ((reply: Reply) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket, host: string, token: string) {
    this.#socket = socket
    this.#host = host
    this.#token = token
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('the server closed the connection')))
  }

  static open(address: string, token: string): Promise<Connection> {
    const { hostname, port, host } = new URL(address)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => {
        socket.off('error', reject)
        resolve(new Connection(socket, host, token))
      })
      socket.once('error', reject)
    })
  }

  /** Accept-Encoding is sent only where it matters: small responses are not compressed. */
  call(method: string, path: string, body?: string, accept = ''): Promise<Reply> {
    this.#socket.write(
      `${method} /api/v1${path} HTTP/1.1\r\nHost: ${this.#host}\r\nAuthorization: Token ${this.#token}\r\n${
        accept && `Accept-Encoding: ${accept}\r\n`
      }${
        body === undefined
          ? '\r\n'
          : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      }`,
    )
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
    })
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk)
    this.#bytes += chunk.length
    if (this.#head?.length !== undefined && this.#bytes < this.#head.bodyAt + this.#head.length) return
    const answer = this.#received.length === 1 ? chunk : Buffer.concat(this.#received)
    this.#received = [answer]
    this.#head ??= readHead(answer)
    if (!this.#head || !isWhole(answer, this.#head)) return
    const { status, encoding, bodyAt, length } = this.#head
    const sent = answer.subarray(bodyAt)
    this.#received = []
    this.#bytes = 0
    this.#head = undefined
    this.#failed = undefined
    this.#done?.({ status, encoding, body: length === undefined ? joinChunks(sent) : sent })
  }
}

type Head = {
  readonly status: number
  readonly encoding: string | undefined
  readonly bodyAt: number
  /** Undefined where the body comes in chunks. */
  readonly length: number | undefined
}

function readHead(answer: Buffer): Head | undefined {
  const end = answer.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = answer.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return {
    status: Number(head.slice(9, 12)),
    encoding: /\r\ncontent-encoding: (\w+)/i.exec(head)?.[1],
    bodyAt: end + HEAD_END.length,
    length: length === undefined ? undefined : Number(length),
  }
}

const isWhole = (answer: Buffer, { bodyAt, length }: Head): boolean =>
  length === undefined ? answer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : answer.length >= bodyAt + length

function joinChunks(sent: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const sizeEnd = sent.indexOf('\r\n', at)
    const size = Number.parseInt(sent.toString('latin1', at, sizeEnd), 16)
    if (!size) return Buffer.concat(chunks)
    chunks.push(sent.subarray(sizeEnd + 2, sizeEnd + 2 + size))
    at = sizeEnd + 2 + size + 2
  }
}
