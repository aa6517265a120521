import { Link } from 'react-router'
import pictures from '../covers/families.svg?no-inline'
import { familyTint } from '../covers/family-tint.ts'
import { type English, useTexts } from './texts.ts'

const COURSES: readonly {
  readonly name: keyof English['courses']['of']
  readonly to: string
  readonly picture?: string
}[] = [
  { name: 'SSC', to: '/sschome' },
  { name: 'Bank', to: '/bankhome' },
  { name: 'AFCAT', to: '/afcathome' },
  { name: 'RRB', to: '/rrbhome', picture: 'railway' },
  { name: 'ICET', to: '/icet' },
  { name: 'MAT', to: '/mathome' },
  { name: 'CAT', to: '/cathome' },
  { name: 'NIMCET', to: '/nimcethome' },
]

export function Courses() {
  const texts = useTexts()
  return (
    <section className="page-width py-16 md:py-24">
      <h2 className="font-bold text-3xl md:text-4xl">{texts.courses.title}</h2>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.courses.lead}</p>
      <ul className="mt-10 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {COURSES.map(({ name, to, picture = name.toLowerCase() }) => (
          <li key={name}>
            <Link
              to={to}
              data-tint={familyTint(picture)}
              className="group tinted flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md"
            >
              <span className="bg-accent-soft px-4 pt-4">
                <svg viewBox="0 0 160 100" className="mx-auto w-full max-w-52" aria-hidden="true">
                  <use href={`${pictures}#${picture}`} />
                </svg>
              </span>
              <span className="flex flex-1 flex-col p-4">
                <span className="font-semibold text-lg group-hover:text-accent">{name}</span>
                <span className="text-ink-soft text-sm">{texts.courses.of[name]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
