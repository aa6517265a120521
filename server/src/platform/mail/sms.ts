const TIMEOUT = 10_000

/** Hands a text to the institute's SMS gateway, which takes `{to, text}`. */
export function postSms(url: string): (to: string, text: string) => Promise<void> {
  return async (to, text) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`the SMS webhook answered ${reply.status}`)
  }
}
