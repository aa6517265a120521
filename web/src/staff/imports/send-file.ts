import type { Problem } from '@pariksha/contract/problems/problem'
import { ApiError, NetworkError } from '../../lib/api/api-errors.ts'
import { currentToken } from '../../lib/session/session.ts'

/** Uploads a file as the body of a call and reports the progress, which `fetch` does not. */
export function sendFile<Answer>(path: string, file: File, onProgress?: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${path}?name=${encodeURIComponent(file.name.slice(0, 200))}`)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('Authorization', `Token ${currentToken() ?? ''}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new NetworkError('No answer from the server.'))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status < 300) resolve(answer as Answer)
      else reject(new ApiError(request.status, answer as Partial<Problem>, null))
    }
    request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
