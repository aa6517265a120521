import { HEAD_BYTES, kindOfHead, uploadProblem } from '@pariksha/contract/files/uploads'
import { sendFile } from '../../../../shared/lib/api/send-file.ts'

type Uploaded = { readonly sha256: string; readonly kind: string; readonly address: string }

/** What is wrong with a file that was chosen, before it is sent. */
export async function problemOfFile(file: File, wanted: 'picture' | 'pdf'): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return uploadProblem(kindOfHead(head), file.size, wanted)
}

/** Stores a picture or a PDF that forms name by its digest. */
export const uploadFile = (file: File): Promise<Uploaded> => sendFile('/staff/files/', file)

export const fileAddress = (sha256: string): string => `/api/v1/files/${sha256}/file`
