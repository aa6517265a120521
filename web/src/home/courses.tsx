import type { PaperFamily } from '@pariksha/domain/exam-families'
import { Link } from 'react-router'
import pictures from '../covers/families.svg?no-inline'
import { familyPicture, familyTint } from '../covers/family-look.ts'
import { FAMILY_PAGES } from '../paths/family-pages.ts'
import { useTexts } from './texts.ts'

/** In the order of the page. */
const NAMES = {
  ssc: 'SSC',
  bank: 'Bank',
  afcat: 'AFCAT',
  railway: 'RRB',
  icet: 'ICET',
  mat: 'MAT',
  cat: 'CAT',
  nimcet: 'NIMCET',
} as const satisfies Record<PaperFamily, string>
const FAMILIES = Object.keys(NAMES) as PaperFamily[]

export function Courses() {
  const texts = useTexts()
  return (
    <section className="page-width py-16 md:py-24">
      <h2 className="font-bold text-3xl md:text-4xl">{texts.courses.title}</h2>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.courses.lead}</p>
      <ul className="mt-10 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {FAMILIES.map((family) => (
          <li key={family}>
            <Link
              to={FAMILY_PAGES[family]}
              data-tint={familyTint(family)}
              className="group tinted flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md"
            >
              <span className="bg-accent-soft px-4 pt-4">
                <svg viewBox="0 0 160 100" className="mx-auto w-full max-w-52" aria-hidden="true">
                  <use href={`${pictures}#${familyPicture(family)}`} />
                </svg>
              </span>
              <span className="flex flex-1 flex-col p-4">
                <span className="font-semibold text-lg group-hover:text-accent">{NAMES[family]}</span>
                <span className="text-ink-soft text-sm">{texts.courses.of[family]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
