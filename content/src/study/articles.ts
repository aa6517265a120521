/** An article of the blog; its text is `content/articles/<slug>.md`. */
export type ShippedArticle = {
  /** Never changed once shipped. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly topic: string
}

export const ARTICLE_AUTHOR = 'Vijetha Academy'

export const ARTICLES: readonly ShippedArticle[] = []
