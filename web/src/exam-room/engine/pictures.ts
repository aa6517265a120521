import type { Paper } from '@pariksha/contract/tests'

const PATIENCE_MILLIS = 20_000

// Held, so that the browser keeps them decoded: moving between questions asks no network.
const held: HTMLImageElement[] = []

/** Brings everything a paper shows to this device. A picture that does not come holds nobody up: it has a placeholder. */
export async function bringPictures(paper: Paper): Promise<void> {
  if (typeof document === 'undefined') return
  const addresses = new Set(
    paper.questions
      .flatMap(({ question_image, options }) => [question_image, ...options.map(({ image }) => image)])
      .filter((address) => address !== null),
  )
  const loading = [...addresses].map((address) => {
    const picture = new Image()
    picture.src = address
    held.push(picture)
    return picture.decode()
  })
  await Promise.race([Promise.allSettled([...loading, ...fontsFor(paper)]), patience()])
}

/** Asking with a letter of each script brings the parts of the fonts that hold them. */
function fontsFor(paper: Paper): Promise<unknown>[] {
  const speaks = (language: 'te' | 'hi') => paper.questions.some(({ question }) => question[language] !== undefined)
  const samples = ['Aa1', ...(speaks('te') ? ['అఆ'] : []), ...(speaks('hi') ? ['अआ'] : [])]
  const family = getComputedStyle(document.documentElement).fontFamily
  return [
    ...samples.flatMap((sample) => [
      document.fonts.load(`400 1rem ${family}`, sample),
      document.fonts.load(`600 1rem ${family}`, sample),
    ]),
    document.fonts.load('1rem "STIX Two Math"', 'x'),
  ]
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLIS))
