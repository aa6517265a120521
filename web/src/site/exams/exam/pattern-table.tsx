import type { ExamPattern, ExamStage } from '@pariksha/contract/exams/exams'
import { Fragment } from 'react'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'

/** The columns of a narrow screen, the same in every row. */
const NARROW_ROW = 'max-sm:grid max-sm:grid-cols-[1fr_4.75rem_3.25rem_5.75rem]'
/** Longer names, and those of sections, have a line of a narrow screen to themselves: there is no room beside the figures. */
const BESIDE_FIGURES = 16

type Props = {
  readonly patterns: readonly ExamPattern[]
  /** With the sections of each stage. */
  readonly sections: boolean
}

/** The current patterns side by side, each with the years it belongs to; those of earlier years are folded below. */
export function PatternTables({ patterns, sections }: Props) {
  const texts = useTexts()
  const current = patterns.filter((pattern) => pattern.current)
  const earlier = patterns.filter((pattern) => !pattern.current)
  return (
    <div className="flex flex-col gap-6">
      <SideBySide patterns={current} sections={sections} />
      {earlier.map((pattern) => (
        <details key={pattern.label} className="rounded-lg border border-line">
          <summary className="flex min-h-11 cursor-pointer list-item items-center px-4 py-2.5 font-semibold text-accent">
            {texts.pattern.earlierOf(pattern.years)}
          </summary>
          <div className="px-4 pb-4">
            <PatternTable pattern={pattern} sections={sections} />
          </div>
        </details>
      ))}
    </div>
  )
}

function SideBySide({ patterns, sections }: Props) {
  return (
    <div className={classNames('grid items-start gap-6', patterns.length > 1 && 'lg:grid-cols-2')}>
      {patterns.map((pattern) => (
        <PatternTable key={`${pattern.label}${pattern.years}`} pattern={pattern} sections={sections} />
      ))}
    </div>
  )
}

function PatternTable({ pattern, sections }: { readonly pattern: ExamPattern; readonly sections: boolean }) {
  const texts = useTexts()
  return (
    <div className="min-w-0">
      <table className="figures w-full border-collapse text-left text-sm max-sm:block sm:text-base">
        <caption className="pb-3 text-left max-sm:block">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{pattern.label}</span>
            <span
              className={classNames(
                'rounded-full px-2.5 py-0.5 font-semibold text-xs',
                pattern.current ? 'bg-good-soft text-good' : 'bg-sunken text-ink-soft',
              )}
            >
              {pattern.current ? texts.pattern.inForce : texts.pattern.earlier}
            </span>
          </span>
          {!pattern.label.includes(pattern.years) && (
            <span className="block text-ink-soft text-sm">{texts.pattern.years(pattern.years)}</span>
          )}
        </caption>
        <thead className="max-sm:block">
          <tr className={classNames('border-line border-b text-ink-soft', NARROW_ROW)}>
            <th scope="col" className="py-2 pr-2 font-semibold">
              {texts.pattern.stage}
            </th>
            {[texts.pattern.questions, texts.pattern.marks, texts.pattern.time].map((name) => (
              <th key={name} scope="col" className="py-2 pl-2 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {pattern.stages.map((stage) => (
            <Fragment key={stage.name}>
              <Line {...stage} strong={sections} />
              {sections &&
                stage.sections.length > 1 &&
                stage.sections.map((section) => <Line key={section.name} {...section} inner />)}
              <Remarks stage={stage} sections={sections} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {pattern.note && <p className="pt-2 text-ink-soft text-sm">{pattern.note}</p>}
    </div>
  )
}

type LineProps = {
  readonly name: string
  readonly questions: number | null
  readonly marks: number | null
  readonly minutes: number | null
  readonly strong?: boolean
  readonly inner?: boolean
}

function Line({ name, questions, marks, minutes, strong = false, inner = false }: LineProps) {
  const texts = useTexts()
  const cell = 'whitespace-nowrap py-2 pl-2 text-right align-top'
  return (
    <tr className={classNames('border-line border-b', NARROW_ROW, strong && 'font-semibold', inner && 'text-ink-soft')}>
      <th
        scope="row"
        className={classNames(
          'py-2 pr-2 align-top',
          (inner || name.length > BESIDE_FIGURES) && 'max-sm:col-span-4 max-sm:pb-0',
          !strong && 'font-normal',
          inner && 'pl-3',
        )}
      >
        {name}
      </th>
      <td className={classNames(cell, 'max-sm:col-start-2')}>{questions ?? texts.pattern.none}</td>
      <td className={cell}>{marks ?? texts.pattern.none}</td>
      <td className={cell}>{minutes === null ? texts.pattern.none : texts.pattern.minutes(minutes)}</td>
    </tr>
  )
}

function Remarks({
  stage: { marking, options, note },
  sections,
}: {
  readonly stage: ExamStage
  readonly sections: boolean
}) {
  const texts = useTexts()
  const remarks = [
    sections && marking !== null && texts.pattern.marking(marking),
    sections && options !== null && texts.pattern.options(options),
    note,
  ].filter((one) => typeof one === 'string')
  if (remarks.length === 0) return null
  return (
    <tr className="border-line border-b max-sm:block">
      <td colSpan={4} className="py-2 text-ink-soft text-sm max-sm:block">
        {remarks.map((remark) => (
          <span key={remark} className="block">
            {remark}
          </span>
        ))}
      </td>
    </tr>
  )
}
