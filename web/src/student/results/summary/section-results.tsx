import type { AttemptMarks } from '@pariksha/contract/attempts/results'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { useMedia } from '../../../shared/lib/use-media.ts'
import { type Texts, useTexts } from '../texts.ts'
import { accuracyText } from './accuracy-text.ts'

type Section = AttemptMarks['sections'][number]
type Props = { readonly sections: readonly Section[] }
type AllProps = Props & {
  /** What the whole test took. */
  readonly seconds: number
}

/** A table where it fits; on narrow screens one block per section, so that nothing scrolls sideways. */
export function SectionResults({ sections, seconds }: AllProps) {
  const texts = useTexts()
  // the time of sections begins with the first question that was opened
  const before = seconds - sections.reduce((sum, section) => sum + section.seconds, 0)
  const fits = useMedia('(min-width: 1024px)')
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-xl">{texts.sections}</h2>
      {fits ? <Table sections={sections} /> : <Rows sections={sections} />}
      {before > 0 && <p className="text-ink-soft text-sm">{texts.beforeQuestions(texts.seconds(before))}</p>}
    </section>
  )
}

function figuresOf(texts: Texts, section: Section): readonly (readonly [name: string, value: string])[] {
  return [
    [texts.tally.attempted, `${section.attempted}`],
    [texts.tally.correct, `${section.correct}`],
    [texts.tally.incorrect, `${section.incorrect}`],
    [texts.tally.unattempted, `${section.unattempted}`],
    [texts.tally.accuracy, accuracyText(section)],
    [texts.tally.time, texts.seconds(section.seconds)],
  ]
}

const marksOf = (texts: Texts, { marks, max_marks }: Section) => texts.marksOf(marksText(marks), marksText(max_marks))

function Rows({ sections }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  return (
    <ul className="figures rounded-lg border border-line bg-surface">
      {sections.map((section) => (
        <li key={section.name} className="flex flex-col gap-3 border-line p-4 not-first:border-t">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="font-semibold">{word(section.name)}</h3>
            <p className="shrink-0 font-semibold">
              <span className="sr-only">{texts.marks}: </span>
              {marksOf(texts, section)}
            </p>
          </div>
          <dl className="grid grid-cols-3 gap-x-3 gap-y-2 md:grid-cols-6">
            {figuresOf(texts, section).map(([name, value]) => (
              <div key={name}>
                <dt className="text-ink-soft text-xs">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Table({ sections }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  const [first] = sections
  const names = first ? figuresOf(texts, first).map(([name]) => name) : []
  return (
    <div className="rounded-lg border border-line bg-surface">
      <table className="figures w-full text-right">
        <thead className="text-ink-soft text-sm">
          <tr>
            <th scope="col" className="px-4 py-3 text-left font-medium">
              {texts.section}
            </th>
            {[texts.marks, ...names].map((name) => (
              <th key={name} scope="col" className="px-3 py-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.name} className="border-line border-t">
              <th scope="row" className="px-4 py-3 text-left font-semibold">
                {word(section.name)}
              </th>
              <td className="whitespace-nowrap px-3 py-3">{marksOf(texts, section)}</td>
              {figuresOf(texts, section).map(([name, value]) => (
                <td key={name} className="whitespace-nowrap px-3 py-3">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
