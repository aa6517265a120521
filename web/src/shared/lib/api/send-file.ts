import type { Problem } from '@pariksha/contract/problems/problem'
import { addressOf } from './address.ts'
import { ApiError, NetworkError, NO_ANSWER } from './api-errors.ts'
import { callerHeaders } from './caller-headers.ts'

/** Uploads a file as the body of a call and reports the progress, which `fetch` does not. */
export function sendFile<Answer>(
  url: string,
  file: File,
  { query, onProgress }: { readonly query?: object; readonly onProgress?: (share: number) => void } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${addressOf(url, undefined, query)}`)
    const headers = { Accept: 'application/json', 'Content-Type': 'application/octet-stream', ...callerHeaders() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new NetworkError(NO_ANSWER))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status < 300) resolve(answer as Answer)
      else reject(new ApiError(request.status, answer as Partial<Problem>, null))
    }
    request.send(file)
  })
}

/** Files that are read by their name: its end may say which format they have. */
export const nameOf = (file: File) => ({ name: file.name.slice(0, 200) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
