import { HEAD_BYTES, kindOfHead, type UploadKind } from '@pariksha/contract/files/uploads'

/** The kind of a file by its magic bytes (and, for a PDF, its end); names and declared types are not trusted. */
export function kindOf(bytes: Buffer): UploadKind | undefined {
  const kind = kindOfHead(bytes.subarray(0, HEAD_BYTES))
  return kind === 'application/pdf' && !bytes.subarray(-1024).includes('%%EOF') ? undefined : kind
}
