import { saveFile } from '../save-file.ts'
import { addressOf } from './address.ts'
import { retryAfterOf } from './api.ts'
import { ApiError, NetworkError, NO_ANSWER } from './api-errors.ts'
import { callerHeaders } from './caller-headers.ts'

/** A file of the API that needs the session: read whole, then handed to the browser's downloads. */
export async function download(
  url: string,
  query: object,
  name: string,
  body?: object,
  read = (response: Response): Promise<Blob> => response.blob(),
): Promise<void> {
  const response = await fetch(`/api/v1${addressOf(url, undefined, query)}`, {
    headers: {
      ...callerHeaders(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw new NetworkError(NO_ANSWER, { cause: error })
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})), retryAfterOf(response))
  saveFile(name, await read(response)) // as it is: reading it as a text would drop its mark of UTF-8
}
