import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@pariksha/contract/languages'
import type { OverlayOptions, Sharp } from 'sharp'

export type SharingText = {
  readonly language: Language
  readonly institute: string
  readonly title: string
  readonly line: string
  /** The background of the white text. */
  readonly colour: string
}

type Pixels = number

const WIDTH: Pixels = 1200
const HEIGHT: Pixels = 630
const MARGIN: Pixels = 80
const TEXT_WIDTH: Pixels = 720

const require = createRequire(import.meta.url)
const bold = (font: string, file: string): string =>
  join(dirname(require.resolve(`@expo-google-fonts/${font}/package.json`)), '700Bold', `${file}_700Bold.ttf`)
const TELUGU = { name: 'Noto Sans Telugu', file: bold('noto-sans-telugu', 'NotoSansTelugu') }
const DEVANAGARI = { name: 'Noto Sans Devanagari', file: bold('noto-sans-devanagari', 'NotoSansDevanagari') }
/** Either has the Latin letters too. */
const FONTS = { en: TELUGU, te: TELUGU, hi: DEVANAGARI } as const

/** What is shown where somebody shares a page: 1200 × 630, PNG. */
export async function drawSharingPicture({ language, institute, title, line, colour }: SharingText): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const font = FONTS[language]
  const set = async (text: string, size: Pixels, height: Pixels): Promise<Buffer> =>
    within(
      sharp({
        text: {
          text: `<span foreground="white">${escaped(text)}</span>`,
          font: `${font.name} Bold ${size}px`,
          fontfile: font.file,
          rgba: true,
          width: TEXT_WIDTH,
          dpi: 72,
        },
      }),
      height,
    )
  const [name, heading, below] = await Promise.all([set(institute, 40, 110), set(title, 92, 260), set(line, 36, 110)])
  const layers: OverlayOptions[] = [
    { input: name, left: MARGIN + 88, top: MARGIN },
    { input: heading, left: MARGIN, top: 225 },
    { input: below, left: MARGIN, top: 500 },
  ]
  return sharp(Buffer.from(background(colour)))
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A longer text is made smaller until it has room. */
const within = (text: Sharp, height: Pixels): Promise<Buffer> =>
  text.resize({ width: TEXT_WIDTH, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer()

const escaped = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ')

/** The mark of the product, and the shapes of the exam screen's palette. */
const background = (
  colour: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>
<circle cx="1090" cy="330" r="330" fill="#fff" opacity=".08"/>
<rect x="${MARGIN}" y="${MARGIN - 8}" width="64" height="64" rx="16" fill="#fff"/>
<path d="M${MARGIN + 15} ${MARGIN + 25}l12 13L${MARGIN + 49} ${MARGIN + 12}" fill="none" stroke="${colour}" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round"/>
${SHAPES.map((shape, index) => shape(880 + (index % 3) * 92, 170 + Math.floor(index / 3) * 92)).join('\n')}
</svg>`

type Shape = (x: Pixels, y: Pixels) => string
const answered: Shape = (x, y) => `<path d="M${x} ${y + 68}V${y + 22}L${x + 20} ${y}h28l20 22v46z" fill="#58c985"/>`
const notAnswered: Shape = (x, y) => `<path d="M${x} ${y}h68v46l-20 22H${x + 20}L${x} ${y + 46}z" fill="#ff8a80"/>`
const marked: Shape = (x, y) => `<circle cx="${x + 34}" cy="${y + 34}" r="34" fill="#c0a1ff"/>`
const notVisited: Shape = (x, y) =>
  `<rect x="${x + 3}" y="${y + 3}" width="62" height="62" rx="8" fill="none" stroke="#fff" stroke-width="6"/>`
const SHAPES: readonly Shape[] = [
  ...[answered, answered, notAnswered],
  ...[answered, marked, answered],
  ...[answered, answered, notVisited],
  ...[notVisited, notVisited, notVisited],
]
