import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { signed } from '../../../../shared/lib/format/marks.ts'
import { inLanguage, type Language } from '../../../../shared/questions/preferences.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { useTexts as useResultTexts } from '../../texts.ts'
import { firstLine } from '../html-parts.ts'
import { useTexts } from '../review-texts.ts'
import type { Reviewed } from '../reviewed.ts'
import { SOLUTION_STATE_STYLES } from '../screen/solution-state-styles.ts'

type Props = {
  readonly one: Reviewed
  readonly language: Language
  readonly section: string | undefined
  /** The address of its solution. */
  readonly to: string
}

/** A question in the list: its first line, and how it went. */
export const SolutionRow = memo(function SolutionRow({ one, language, section, to }: Props) {
  const texts = useTexts()
  const resultTexts = useResultTexts()
  const { Icon, className } = SOLUTION_STATE_STYLES[one.state]
  const { lang, html } = inLanguage(one.question, language)
  const line = useMemo(() => firstLine(html), [html])
  const facts = [
    resultTexts.states[one.state],
    one.topic?.name ?? section,
    one.seconds > 0 && resultTexts.seconds(one.seconds),
    one.slow && texts.slowShort,
    one.changes !== null && one.changes > 0 && texts.changes(one.changes),
    one.marked_review && texts.markedShort,
    one.everyone && texts.rightShare(Math.round(100 * one.everyone.right_share)),
  ]
  return (
    <Link
      to={to}
      className="flex min-h-16 items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 hover:border-accent md:px-4"
    >
      <span
        className={classNames('mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full', className)}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          <span className="figures font-semibold">{one.question_number}. </span>
          <span lang={lang}>{line}</span>
        </span>
        <span className="figures block text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="figures shrink-0 font-semibold">{signed(one.marks)}</span>
    </Link>
  )
})
