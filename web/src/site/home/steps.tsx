import { useTexts } from './texts.ts'

export function Steps() {
  const texts = useTexts()
  return (
    <section className="page-width py-16 md:py-24">
      <h2 className="font-bold text-3xl md:text-4xl">{texts.steps.title}</h2>
      <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {texts.steps.items.map((step, index) => (
          <li key={step.title} className="border-accent border-t-2 pt-4">
            <span aria-hidden="true" className="figures font-semibold text-accent">
              {index + 1}
            </span>
            <h3 className="mt-1 font-semibold text-lg">{step.title}</h3>
            <p className="mt-1.5 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
