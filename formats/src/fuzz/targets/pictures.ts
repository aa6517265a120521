import {
  bmp,
  dib,
  dibStretchBlt,
  emf,
  plusPicture,
  SMALL_PNG,
  stretchDib,
  stretchDibits,
  wmf,
} from '../../bitmaps/testing.ts'
import { type OldKind, unwrapPicture } from '../../bitmaps/unwrap-picture.ts'
import { allowRefusal, type Target } from './target.ts'
import { BINARY } from './tokens.ts'

const DOTS = [
  [
    [255, 0, 0],
    [0, 0, 255],
  ],
  [
    [0, 0, 0],
    [9, 9, 9],
  ],
] as const

/** Pictures in the old formats of Windows. */
export const OLD_PICTURES: Target = {
  name: 'old pictures',
  form: 'text',
  tokens: [...BINARY, 'EMF+', 'BM', '\u0001\u0000\u0000\u0000'],
  seeds: [
    wmf(stretchDib(dib(DOTS))),
    wmf(dibStretchBlt(dib(DOTS))),
    emf(stretchDibits(dib(DOTS))),
    emf(...plusPicture(SMALL_PNG, 20)),
    bmp(dib(DOTS), 40),
  ],
  run: (bytes) => allowRefusal(() => ['EMF', 'WMF', 'BMP'].map((kind) => unwrapPicture(kind as OldKind, bytes))),
}
