import { currentToken } from '../session/session.ts'

/** Who calls, by the session's token unless another is given, and the language of the page; the engine's tests have no page. */
export const callerHeaders = (token = currentToken()): Record<string, string> => ({
  ...(typeof document !== 'undefined' && { 'Accept-Language': document.documentElement.lang }),
  ...(token !== undefined && { Authorization: `Token ${token}` }),
})
