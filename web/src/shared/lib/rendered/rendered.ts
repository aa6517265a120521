/** What the server read for a page that it rendered for a student: replies of calls, by the keys of their queries. */
export type QueryReplies = readonly (readonly [key: readonly (string | number)[], reply: unknown])[]

/** A student's page: what stands in the body, and what it was rendered with. */
export type Rendered = { readonly html: string; readonly answers: QueryReplies }

declare global {
  interface Window {
    /** The data of the server-rendered page, for hydration, and the token of its student. */
    rendered?: { readonly token: string; readonly answers: QueryReplies }
  }
}
