import { readOldPicture, unwrappedMessage } from '../../bitmaps/read-old-picture.ts'
import type { PicturePiece } from '../../paper-text/rich/rich-text.ts'
import type { PictureType } from '../../question-set.ts'
import { type Context, report } from './context.ts'

/** What files begin with, as Latin-1. */
const SIGNATURES: readonly (readonly [PictureType | 'TIFF', readonly string[]])[] = [
  ['image/png', ['\x89PNG\r\n']],
  ['image/jpeg', ['\xff\xd8\xff']],
  ['image/gif', ['GIF87a', 'GIF89a']],
  ['TIFF', ['II*\x00', 'MM\x00*']],
]

/** By what the bytes begin with: names and declared types are often wrong. */
function typeOf(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 500)).toString('latin1')
  const found = SIGNATURES.find(([, signatures]) => signatures.some((signature) => start.startsWith(signature)))
  if (found) return found[0]
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp'
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(start) ? 'image/svg+xml' : undefined
}

/** Alternative texts that Word makes up, which describe nothing. */
const GENERATED =
  /automatically generated|^(picture|image|graphic|chart|diagram|grafik|object) ?\d*$|\.(png|jpe?g|gif|bmp|emf|wmf)$/i

export const alternativeText = (text: string | undefined): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return GENERATED.test(line) ? '' : line.slice(0, 300)
}

/** The picture that a relationship names; undefined with a fault when there is none that can be shown. */
export function readPicture(
  context: Context,
  relationship: string | undefined,
  alternative: string,
): PicturePiece | undefined {
  const target = context.word.targets.get(relationship ?? '')
  if (!target) return refuse(context, 'picture-missing', 'A picture is not in the file. Insert it again.')
  if (target.external)
    return refuse(
      context,
      'picture-linked',
      'A picture is only linked, not in the file; nothing is fetched from elsewhere. Insert the picture itself.',
    )
  const known = context.pictures.get(target.path)
  if (known) return { picture: known.id, alternative }
  const bytes = context.word.bytes(target.path)
  if (!bytes?.length) return refuse(context, 'picture-missing', 'A picture is not in the file. Insert it again.')
  const old = readOldPicture(bytes)
  const type = old ? old.unwrapped?.type : typeOf(bytes)
  if (old?.unwrapped) report(context, 'note', 'picture-unwrapped', unwrappedMessage(old.kind, old.unwrapped))
  if (type === undefined || type === 'TIFF') {
    const kind = old?.kind ?? type
    return refuse(
      context,
      'picture-unreadable',
      `A picture ${kind ? `of the kind ${kind} ` : ''}cannot be shown. Paste it again as a PNG or JPEG picture.`,
    )
  }
  const id = pictureId(context, target.path)
  context.pictures.set(target.path, { id, ...(old?.unwrapped ?? { type, bytes }) })
  return { picture: id, alternative }
}

function refuse(context: Context, code: string, what: string): undefined {
  report(context, 'fault', code, what)
  return undefined
}

/** `word/media/image 1.png` is `image1`. */
function pictureId({ pictures }: Context, path: string): string {
  const name =
    (path.split('/').at(-1) ?? '')
      .replace(/\.[^.]*$/, '')
      .replace(/[^\w-]/g, '')
      .slice(0, 60) || 'picture'
  return [...pictures.values()].some(({ id }) => id === name) ? `${name}-${pictures.size + 1}` : name
}
