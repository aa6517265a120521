import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { texts } from './texts.ts'

const FILLS = ['bg-accent text-on-accent', 'bg-accent-strong/80 text-on-accent', 'bg-accent-soft text-accent'] as const

export function IcetTile() {
  return (
    <section className="page-width py-16 md:py-24">
      <div className="grid gap-10 rounded-lg border border-line bg-surface p-6 shadow-md sm:p-10 lg:grid-cols-2 lg:items-center">
        <div className="flex flex-col items-start gap-4">
          <h2 className="font-bold text-3xl md:text-4xl">{texts.icet.title}</h2>
          <p className="font-medium text-accent">{texts.icet.subtitle}</p>
          <p className="max-w-prose text-ink-soft">{texts.icet.text}</p>
          <ButtonLink to="/icet" className="mt-2">
            {texts.icet.open}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
        <div className="flex flex-col gap-7">
          {texts.icet.patterns.map((pattern) => (
            <Pattern key={pattern.name} {...pattern} />
          ))}
          <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
            {texts.icet.sections.map((section, index) => (
              <li key={section} className="flex items-center gap-2">
                <span aria-hidden="true" className={classNames('size-3 rounded-full', FILLS[index])} />
                {section}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Pattern({ name, sections }: { readonly name: string; readonly sections: readonly number[] }) {
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{name}</figcaption>
      <div role="img" aria-label={texts.icet.questions(name, sections)} className="figures flex gap-1">
        {sections.map((count, index) => (
          <span
            key={index}
            style={{ flexGrow: count }}
            className={classNames(
              'flex h-12 items-center justify-center font-semibold first:rounded-l-md last:rounded-r-md',
              FILLS[index],
            )}
          >
            {count}
          </span>
        ))}
      </div>
    </figure>
  )
}
