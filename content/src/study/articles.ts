import { type Translation, translationsOfArticle } from './translations.ts'

/** An article of the blog; its text is `content/articles/<slug>.md`. */
export type ShippedArticle = {
  /** Never changed once shipped. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly topic: string
  readonly translations: readonly Translation<'topic'>[]
}

const WRITTEN: readonly Omit<ShippedArticle, 'translations'>[] = [
  {
    slug: 'how-to-analyse-a-mock-test',
    title: 'How to Take a Mock Test Apart',
    summary: 'Four boxes, one line of figures and three decisions: what to do with a test on the morning after.',
    topic: 'Mock tests',
  },
  {
    slug: 'when-to-guess',
    title: 'When to Guess',
    summary: 'What a guess is worth under the rules of each paper, and how to strike out options.',
    topic: 'In the examination',
  },
  {
    slug: 'preparing-with-a-job',
    title: 'Preparing with a Job',
    summary: 'Twenty-two hours a week are there if none of them is spent deciding what to do.',
    topic: 'Planning',
  },
  {
    slug: 'calculating-in-your-head',
    title: 'Calculating in Your Head',
    summary: 'A few tables, three ideas and ten minutes a day: the cheapest marks in every quantitative section.',
    topic: 'Methods',
  },
  {
    slug: 'remembering-what-you-read',
    title: 'Remembering What You Read',
    summary: 'Recall instead of rereading, growing distances, good cards, and how to keep current affairs small.',
    topic: 'Methods',
  },
  {
    slug: 'the-day-of-the-examination',
    title: 'The Day of the Examination',
    summary: 'Where marks are lost between the evening before and the last five minutes, and what to do about it.',
    topic: 'In the examination',
  },
]

export const ARTICLES: readonly ShippedArticle[] = WRITTEN.map((article) => ({
  ...article,
  translations: translationsOfArticle(article.slug),
}))
