import type { Paper } from '@pariksha/contract/exams/tests'

const LOAD_TIMEOUT_MILLIS = 20_000

// References keep the decoded pictures in memory, so that moving between questions needs no network.
const held: HTMLImageElement[] = []

/**
 * Preloads the pictures of a paper, and begins with its fonts, which nothing waits for: the device has fonts of its own. A
 * picture that fails does not block the test: it has a placeholder.
 */
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
  await Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MILLIS))])
  loadFonts(paper.questions.flatMap(({ question }) => Object.keys(question)))
}

/** A letter of a script loads the font subset that holds it, in all weights. */
const LETTERS: Readonly<Record<string, string>> = { te: 'అ', hi: 'अ' }

export function loadFonts(languages: readonly string[]) {
  const { fontFamily } = getComputedStyle(document.documentElement)
  const letters = languages.map((language) => LETTERS[language]).join('')
  document.fonts.load(`1rem ${fontFamily}, "STIX Two Math"`, `x${letters}`).catch(() => null)
}
