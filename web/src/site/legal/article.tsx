/** A text page: sections with paragraphs and lists. */
export type ArticleSection = {
  readonly title: string
  readonly paragraphs?: readonly string[]
  readonly points?: readonly (readonly [what: string, text: string])[]
}

type Props = {
  readonly title: string
  readonly lead: string
  readonly updated: string
  readonly sections: readonly ArticleSection[]
}

export function Article({ title, lead, updated, sections }: Props) {
  return (
    <article className="page-width max-w-3xl py-10 md:py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 text-ink-soft text-sm">{updated}</p>
      <p className="mt-6 text-lg">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-10">
          <h2 className="font-semibold text-xl">{section.title}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
          {section.points && (
            <ul className="mt-3 flex flex-col gap-3">
              {section.points.map(([what, text]) => (
                <li key={what} className="border-line border-l-2 pl-4">
                  <strong className="font-semibold">{what}</strong> {text}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}
