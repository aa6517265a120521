/** Parts of the document whose JavaScript is still on its way. */
const coming = new Set<string>()
let rootAnswers = false

function sayWhenWhole() {
  const { dataset } = document.documentElement
  if (!rootAnswers || coming.size > 0 || dataset.program === 'alive') return
  dataset.program = 'alive'
  window.dispatchEvent(new Event('alive'))
}

/** The page answers, but for the parts that are still coming; when the whole does, it is said (see startWhenNeeded). */
export function rootIsHere(): void {
  rootAnswers = true
  sayWhenWhole()
}

export function partIsComing(part: string): void {
  coming.add(part)
}

/** The part is here, or will never be. */
export function partIsHere(part: string): void {
  coming.delete(part)
  sayWhenWhole()
}
