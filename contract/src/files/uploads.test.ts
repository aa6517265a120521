import { expect, test } from 'vitest'
import {
  kindOfHead,
  MAX_PDF_BYTES,
  MAX_PICTURE_BYTES,
  UPLOAD_PROBLEMS,
  type UploadKind,
  uploadProblem,
} from './uploads.ts'

const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each<[string, UploadKind | undefined]>([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['%PDF-1.7', 'application/pdf'],
  ['\0\0\0\x18ftypheic', undefined],
  ['<svg xmlns="http', undefined],
  ['GIF89a', undefined],
  ['', undefined],
])('%j is recognised by how it begins', (begins, kind) => {
  expect(kindOfHead(head(begins))).toBe(kind)
})

test.each([
  ['image/png', MAX_PICTURE_BYTES, 'picture', undefined],
  ['image/png', MAX_PICTURE_BYTES + 1, 'picture', UPLOAD_PROBLEMS.pictureTooLarge],
  ['application/pdf', 1, 'picture', UPLOAD_PROBLEMS.noPicture],
  [undefined, 1, 'picture', UPLOAD_PROBLEMS.noPicture],
  ['application/pdf', MAX_PDF_BYTES, 'pdf', undefined],
  ['application/pdf', MAX_PDF_BYTES + 1, 'pdf', UPLOAD_PROBLEMS.pdfTooLarge],
  ['image/jpeg', 1, 'pdf', UPLOAD_PROBLEMS.noPdf],
] as const)('%s of %i bytes for a %s', (kind, bytes, wanted, problem) => {
  expect(uploadProblem(kind, bytes, wanted)).toBe(problem)
})

test('each refusal names its limits, and what to do', () => {
  expect(UPLOAD_PROBLEMS.pictureTooLarge).toBe(
    'This picture is too large: it may have at most 12 MB and 50 megapixels. Make it smaller, or take a screenshot of it and choose that.',
  )
  expect(UPLOAD_PROBLEMS.noPicture).toContain('HEIC from an iPhone, take a screenshot')
  expect(UPLOAD_PROBLEMS.pdfTooLarge).toBe(
    'This PDF is too large: it may have at most 20 MB. Scan it again with a lower resolution, or divide it.',
  )
})
