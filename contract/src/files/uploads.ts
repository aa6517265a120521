import { fillIn } from '../problems/sentences.ts'
import { STUDENT_PROBLEMS } from '../problems/student-problems.ts'

/** What staff may upload, detected by magic bytes, not by name; the browser and the server run the same checks. */
export type UploadKind = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif'

const MB = 1024 * 1024
export const MAX_PDF_BYTES = 20 * MB
export const MAX_PICTURE_BYTES = 12 * MB
export const MAX_MEGAPIXELS = 50

/** As problems name them. */
export const PICTURE_LIMITS = { megabytes: MAX_PICTURE_BYTES / MB, megapixels: MAX_MEGAPIXELS }
export const UPLOAD_PROBLEMS = {
  noPicture: `Please choose a PNG, JPEG, WebP or AVIF picture of at most ${MAX_PICTURE_BYTES / MB} MB and ${MAX_MEGAPIXELS} megapixels. Of a photo in another format, such as HEIC from an iPhone, take a screenshot and choose that.`,
  noPdf: `Please choose a PDF of at most ${MAX_PDF_BYTES / MB} MB. Word and most other programs make one with “Save as” or “Print”.`,
  noFile: 'Please choose a PDF, or a PNG, JPEG, WebP or AVIF picture.',
  pictureTooLarge: fillIn(STUDENT_PROBLEMS.picture_too_large.detail, PICTURE_LIMITS),
  pdfTooLarge: `This PDF is too large: it may have at most ${MAX_PDF_BYTES / MB} MB. Scan it again with a lower resolution, or divide it.`,
} as const

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const SIGNATURES: readonly (readonly [
  kind: UploadKind,
  ...parts: readonly (readonly [at: number, bytes: readonly number[]])[],
])[] = [
  ['image/png', [0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]], [12, ascii('IHDR')]],
  ['image/jpeg', [0, [0xff, 0xd8, 0xff]]],
  ['image/webp', [0, ascii('RIFF')], [8, ascii('WEBP')]],
  ['image/avif', [4, ascii('ftypavif')]],
  ['application/pdf', [0, ascii('%PDF-')]],
]
/** How many bytes the detection needs. */
export const HEAD_BYTES = 16

export const kindOfHead = (head: Uint8Array): UploadKind | undefined =>
  SIGNATURES.find(([, ...parts]) =>
    parts.every(([at, bytes]) => bytes.every((byte, index) => head[at + index] === byte)),
  )?.[0]

/** What is wrong with a file by its kind and its size; `wanted` is what a row can name. */
export function uploadProblem(
  kind: UploadKind | undefined,
  bytes: number,
  wanted?: 'picture' | 'pdf',
): string | undefined {
  const isPdf = kind === 'application/pdf'
  if (wanted === 'pdf' && !isPdf) return UPLOAD_PROBLEMS.noPdf
  if (wanted === 'picture' && (kind === undefined || isPdf)) return UPLOAD_PROBLEMS.noPicture
  if (kind === undefined) return UPLOAD_PROBLEMS.noFile
  if (isPdf) return bytes > MAX_PDF_BYTES ? UPLOAD_PROBLEMS.pdfTooLarge : undefined
  return bytes > MAX_PICTURE_BYTES ? UPLOAD_PROBLEMS.pictureTooLarge : undefined
}
