import { HEAD_BYTES, kindOfHead, type UploadKind } from '@pariksha/contract/uploads'

/** What bytes are, by how they begin (and, for a PDF, end): a name or a declared type proves nothing. */
export function kindOf(bytes: Buffer): UploadKind | undefined {
  const kind = kindOfHead(bytes.subarray(0, HEAD_BYTES))
  return kind === 'application/pdf' && !bytes.subarray(-1024).includes('%%EOF') ? undefined : kind
}
