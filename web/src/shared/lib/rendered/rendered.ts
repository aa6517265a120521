/** What the server read for a page that it rendered for a student: answers, by the keys of their queries. */
export type Answers = readonly (readonly [key: readonly (string | number)[], answer: unknown])[]

/** A student's page: what stands in the body, and what it was rendered with. */
export type Rendered = { readonly html: string; readonly answers: Answers }

declare global {
  interface Window {
    /** The data of the server-rendered page, for hydration, and the token of its student. */
    rendered?: { readonly token: string; readonly answers: Answers }
  }
}
