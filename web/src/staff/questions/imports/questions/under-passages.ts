type InPassage = { readonly passage: string | null }

/** Where a question stands among those of its passage: it is the first of all, of some further down, or follows another one. */
export type Begins = 'first' | 'again' | 'within'

/** Questions in their order, each with whether its passage has to be shown or named above it. */
export function underPassages<Question extends InPassage>(
  questions: readonly Question[],
): { readonly question: Question; readonly begins: Begins }[] {
  const shown = new Set<string>()
  return questions.map((question, index) => {
    const { passage } = question
    if (passage === null || questions[index - 1]?.passage === passage) return { question, begins: 'within' }
    const begins = shown.has(passage) ? 'again' : 'first'
    shown.add(passage)
    return { question, begins }
  })
}
