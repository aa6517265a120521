import { useTestWord } from '../../../../shared/languages/test-words.ts'
import { minutesText } from '../../../../shared/lib/format/durations.ts'
import { signed } from '../../../../shared/lib/format/marks.ts'
import { useAnalysisTexts } from '../analysis-texts.ts'
import { Panel } from '../panel.tsx'
import { useFigures } from '../use-figures.ts'

const LAST = Number.POSITIVE_INFINITY

/** The sections in the order they were opened, each with what a minute in it brought. */
export function SectionOrder() {
  const { analysis, inMarks, gain, duration } = useFigures()
  const { choices } = useAnalysisTexts()
  const word = useTestWord()
  if (analysis.sections.length < 2) return null
  const order = [...analysis.sections].sort((a, b) => (a.first_opened ?? LAST) - (b.first_opened ?? LAST))
  const perMinute = ({ seconds, marks }: (typeof order)[number]) =>
    seconds < 60 ? '–' : signed(Math.round((inMarks(marks) * 6000) / seconds) / 100)
  return (
    <Panel title={choices.order}>
      <ol className="figures flex flex-col gap-3">
        {order.map((section, place) => (
          <li key={section.name} className="flex gap-3 border-line not-first:border-t not-first:pt-3">
            <span aria-hidden="true" className="font-semibold text-ink-soft">
              {place + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{word(section.name)}</p>
              {section.first_opened === null ? (
                <p>{choices.notOpened}</p>
              ) : (
                <p className="text-ink-soft text-sm">
                  {choices.opened} {minutesText(section.first_opened)} · {duration(section.seconds)} ·{' '}
                  {gain(section.marks)}
                </p>
              )}
            </div>
            <p className="text-right">
              <span className="font-semibold">{perMinute(section)}</span>
              <span className="block text-ink-soft text-xs">{choices.marksPerMinute}</span>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
