import { FAMILY_COLOURS, FAMILY_NAMES, type Family, type PaperFamily } from '@pariksha/domain/exam-families'
import { Link } from 'react-router'
import type { Tint } from '../../shared/covers/cover-of.ts'
import pictures from '../../shared/covers/families.svg?no-inline'
import { familyPicture } from '../../shared/covers/family-look.ts'
import { useSite } from '../../shared/lib/site.ts'
import { FAMILY_PAGES } from '../../shared/paths/family-pages.ts'
import { mergeByPosition } from './merge-by-position.ts'
import { useTexts } from './texts.ts'

const { ssc, afcat, icet, mat, cat, nimcet } = FAMILY_NAMES
/** Names in capitals; the texts have the word "Bank". */
const NAMES: Partial<Record<PaperFamily, string>> = { ssc, afcat, railway: 'RRB', icet, mat, cat, nimcet }
/** In the order of the page. */
const FAMILIES = ['ssc', 'bank', 'afcat', 'railway', 'icet', 'mat', 'cat', 'nimcet'] as const satisfies PaperFamily[]

type Tile = {
  readonly to: string
  readonly name: string
  readonly text: string
  readonly family: Family
  readonly tint: Tint
}

/** A tile for each family that is taught, and for what the institute added. */
function useTiles(): readonly Tile[] {
  const texts = useTexts()
  const { families, own_exams } = useSite()
  return mergeByPosition(
    FAMILIES,
    (family): Tile | undefined => {
      const shown = families.find((one) => one.family === family)
      const text = shown?.exams?.join(', ') ?? texts.courses.of[family]
      return (
        shown && {
          to: FAMILY_PAGES[family],
          name: NAMES[family] ?? texts.courses.bank,
          text,
          family,
          tint: FAMILY_COLOURS[family],
        }
      )
    },
    own_exams,
    ({ to, name, full_name, family, colour }) => ({ to, name, text: full_name, family, tint: colour }),
  )
}

export function Courses() {
  const texts = useTexts()
  const tiles = useTiles()
  if (tiles.length === 0) return null
  return (
    <section className="page-width py-16 md:py-24">
      <h2 className="font-bold text-3xl md:text-4xl">{texts.courses.title}</h2>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.courses.lead}</p>
      <ul className="mt-10 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
        {tiles.map((tile) => (
          <li key={tile.to}>
            <CourseTile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CourseTile({ to, name, text, family, tint }: Tile) {
  return (
    <Link
      to={to}
      data-tint={tint}
      className="group tinted flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md"
    >
      <span className="bg-accent-soft px-4 pt-4">
        <svg viewBox="0 0 160 100" className="mx-auto w-full max-w-52" aria-hidden="true">
          <use href={`${pictures}#${familyPicture(family)}`} />
        </svg>
      </span>
      <span className="flex flex-1 flex-col p-4">
        <span className="font-semibold text-lg [overflow-wrap:anywhere] group-hover:text-accent">{name}</span>
        <span className="text-ink-soft text-sm [overflow-wrap:anywhere]">{text}</span>
      </span>
    </Link>
  )
}
