import { HEAD_BYTES, kindOfHead, uploadProblem } from '@pariksha/contract/files/uploads'
import type { Problem } from '@pariksha/contract/problems/problem'
import { ApiError, NetworkError } from '../../lib/api/api-errors.ts'
import { currentToken } from '../../lib/session/session.ts'

type Uploaded = { readonly sha256: string; readonly kind: string; readonly address: string }

/** What is wrong with a file that was chosen, before it is sent. */
export async function problemOfFile(file: File, wanted: 'picture' | 'pdf'): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return uploadProblem(kindOfHead(head), file.size, wanted)
}

/** The one call whose body is no JSON. */
export async function uploadFile(file: File): Promise<Uploaded> {
  let response: Response
  try {
    response = await fetch('/api/v1/staff/files/', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/octet-stream',
        Authorization: `Token ${currentToken() ?? ''}`,
      },
      body: file,
    })
  } catch (error) {
    throw new NetworkError('No answer from the server.', { cause: error })
  }
  const answer: unknown = await response.json().catch(() => ({}))
  if (!response.ok) throw new ApiError(response.status, answer as Partial<Problem>, null)
  return answer as Uploaded
}

export const fileAddress = (sha256: string): string => `/api/v1/files/${sha256}/file`
