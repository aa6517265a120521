import type { Progress } from '@pariksha/contract/results/progress'
import { percentileText } from '@pariksha/domain/ranking/ranking'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { call } from '../../shared/lib/api/api.ts'
import { download } from '../../shared/lib/api/download.ts'
import { dayText } from '../../shared/lib/format/dates.ts'
import { wholeMinutes } from '../../shared/lib/format/durations.ts'
import { attemptPath } from '../../shared/paths/attempt-path.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { Spinner } from '../../shared/ui/status/spinner.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { FIGURES, type Figure } from './points.ts'
import { ProgressChart } from './progress-chart.tsx'
import { useTexts } from './texts.ts'
import { TopicsOverTests } from './topics-over-tests.tsx'

/** A student's results over tests: a line, a table behind it, topics, and a report to take along. */
export function ProgressPart() {
  const texts = useTexts()
  const { data, error, refetch } = useQuery({
    queryKey: ['progress'],
    queryFn: () => call('GET /accounts/user/progress/'),
    staleTime: 60_000,
  })
  return (
    <section aria-labelledby="progress" className="mt-10 flex flex-col gap-4">
      <h2 id="progress" className="font-semibold text-2xl">
        {texts.title}
      </h2>
      {error && !data ? (
        <ErrorNotice text={texts.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner />
      ) : data.tests.length === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <Shown progress={data} />
      )}
    </section>
  )
}

function Shown({ progress: { tests, topics } }: { readonly progress: Progress }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const [figure, setFigure] = useState<Figure>('percent')
  const [busy, setBusy] = useState(false)
  const report = async () => {
    setBusy(true)
    try {
      await download('/accounts/user/progress/report/', { language }, 'progress-report.pdf')
    } catch {
      showToast({ tone: 'bad', text: texts.reportFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-ink-soft">{texts.text}</p>
      <select
        aria-label={texts.show}
        className="min-h-11 self-start rounded-sm border border-outline bg-surface px-2"
        value={figure}
        onChange={({ target }) => setFigure(target.value as Figure)}
      >
        {FIGURES.map((name) => (
          <option key={name} value={name}>
            {texts.figures[name]}
          </option>
        ))}
      </select>
      <ProgressChart tests={tests} figure={figure} />
      <details>
        <summary className="min-h-11 py-2 font-semibold">{texts.table}</summary>
        <TestTable tests={tests} />
      </details>
      {topics.length > 0 && <TopicsOverTests topics={topics} />}
      <Button
        variant="secondary"
        className="self-start"
        busy={busy}
        icon={<FileText aria-hidden="true" className="size-5" />}
        onClick={report}
      >
        {texts.report}
      </Button>
    </>
  )
}

function TestTable({ tests }: Pick<Progress, 'tests'>) {
  const texts = useTexts()
  const word = useTestWord()
  const { language } = useLanguage()
  const heads = Object.entries(texts.heads)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard.
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="figures w-full min-w-136 text-left text-sm">
        <thead>
          <tr className="border-line border-b">
            {heads.map(([key, head]) => (
              <th key={key} className="py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tests.toReversed().map((test) => (
            <tr key={test.attempt_id} className="border-line border-b">
              <td className="py-1.5 pr-4">
                <Link className="text-accent underline" to={attemptPath(test)}>
                  {word(test.title)}
                </Link>
              </td>
              <td className="py-1.5 pr-4 text-ink-soft">{dayText(test.completed_at, language)}</td>
              <td className="py-1.5 pr-4">{texts.marksOf(String(test.marks), String(test.max_marks))}</td>
              <td className="py-1.5 pr-4">{test.rank === null ? '–' : texts.rankOf(test.rank, test.of)}</td>
              <td className="py-1.5 pr-4">{test.percentile === null ? '–' : percentileText(test.percentile)}</td>
              <td className="py-1.5">{texts.minutes(wholeMinutes(test.seconds))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
