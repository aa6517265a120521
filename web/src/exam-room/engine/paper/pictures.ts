import type { Paper } from '@pariksha/contract/tests/tests'

const LOAD_TIMEOUT_MILLIS = 20_000

// References keep the decoded pictures in memory, so that moving between questions needs no network.
const held: HTMLImageElement[] = []

/** Preloads the pictures and fonts of a paper. A picture that fails does not block the test: it has a placeholder. */
export async function loadPictures(paper: Paper): Promise<void> {
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
  await Promise.race([Promise.allSettled([...loading, ...fontsFor(languagesOf(paper))]), timeout()])
}

const languagesOf = ({ questions }: Paper) =>
  (['te', 'hi'] as const).filter((language) => questions.some(({ question }) => question[language] !== undefined))

/** A sample of each script loads the font subset that holds it. */
export function fontsFor(languages: readonly string[]): Promise<unknown>[] {
  const samples = ['Aa1', ...(languages.includes('te') ? ['అఆ'] : []), ...(languages.includes('hi') ? ['अआ'] : [])]
  const family = getComputedStyle(document.documentElement).fontFamily
  return [
    ...samples.flatMap((sample) => [
      document.fonts.load(`400 1rem ${family}`, sample),
      document.fonts.load(`600 1rem ${family}`, sample),
    ]),
    document.fonts.load('1rem "STIX Two Math"', 'x'),
  ]
}

const timeout = () => new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MILLIS))
