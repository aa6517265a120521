import type { KeyRow } from '@pariksha/contract/results/keys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { SolvedQuestion } from '../../../shared/questions/solution/solved-question.tsx'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { PageFrame } from '../../shared/page/page-frame.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useMay } from '../../shared/use-may.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { answerText, decimals, flagText, keyTexts, percent } from './key-texts.ts'
import { useKey } from './use-key.ts'

/** A question with who chose what, and the way to correct its key. */
export function KeyQuestionPage() {
  const { paperId = '', questionNumber = '' } = useParams()
  const [search] = useSearchParams()
  const may = useMay()
  const key = useKey(paperId)
  const question = useQuery({
    queryKey: ['staff', 'keys', paperId, 'question', questionNumber],
    queryFn: () => call('GET /staff/keys/:paperId/questions/:questionNumber/', { params: { paperId, questionNumber } }),
  })
  const reason = search.get('reason') ?? ''
  const [correcting, setCorrecting] = useState(reason !== '')
  return (
    <QueryResult of={key} title={keyTexts.title}>
      {({ version, tests, questions }) => {
        const row = questions[Number(questionNumber) - 1]
        return (
          <PageFrame
            title={keyTexts.question(Number(questionNumber))}
            text={tests.map(({ title }) => title).join(', ')}
            actions={
              <>
                {row && may('keys.correct') && <Button onClick={() => setCorrecting(true)}>{keyTexts.correct}</Button>}
                <ButtonLink variant="secondary" to={`/staff/keys/${paperId}`}>
                  {keyTexts.back}
                </ButtonLink>
              </>
            }
          >
            <QueryResult of={question}>
              {(read) => {
                const [correct_choice = '', ...also_correct] = row ? acceptedChoices(row) : []
                const solved = { ...read, correct_choice, also_correct, correction: null }
                return (
                  <section className="flex max-w-3xl flex-col gap-4 rounded-lg border border-line bg-surface p-4">
                    <SolvedQuestion question={solved} />
                  </section>
                )
              }}
            </QueryResult>
            {row && <Figures row={row} />}
            {row && (
              <CorrectionDialog
                key={version}
                open={correcting}
                onClose={() => setCorrecting(false)}
                paperId={paperId}
                version={version}
                row={row}
                reason={reason}
              />
            )}
          </PageFrame>
        )
      }}
    </QueryResult>
  )
}

/** As solutions say them: letters, or a number; none where the question was dropped. */
const acceptedChoices = ({ accepted, dropped }: KeyRow): readonly string[] =>
  dropped === null ? accepted.map((key) => (key.kind === 'numeric' ? answerText(key) : key.correct)) : []

function Figures({ row: { statistics, accepted, dropped } }: { readonly row: KeyRow }) {
  const { columns, thirds } = keyTexts
  const summary = [
    `${columns.key}: ${dropped ? keyTexts.kinds[dropped] : accepted.map(answerText).join(', ')}`,
    ...(statistics
      ? [
          `${columns.attempted}: ${percent(statistics.attempted, statistics.candidates)} (${keyTexts.skipped(statistics.skipped)})`,
          `${columns.right}: ${percent(statistics.right, statistics.candidates)}`,
          `${columns.discrimination}: ${decimals(statistics.discrimination)}`,
          `${columns.time}: ${keyTexts.seconds(statistics.medianSeconds)}`,
        ]
      : []),
  ]
  return (
    <section className="flex max-w-3xl flex-col gap-3">
      {statistics?.flags.map((flag) => (
        <p key={flag.code} className="rounded-sm bg-warn-soft px-3 py-2">
          {flagText(flag)}
        </p>
      ))}
      <p className="figures">{summary.join(' · ')}</p>
      {statistics ? (
        <>
          <h2 className="font-semibold text-xl">{thirds.title}</h2>
          <table className="figures w-full table-fixed rounded-lg border border-line bg-surface text-right max-md:text-xs">
            <thead className="text-ink-soft text-xs md:text-sm">
              <tr>
                {[thirds.answer, thirds.low, thirds.middle, thirds.high, thirds.all, thirds.correlation].map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="px-0.5 py-2 font-medium first:w-[17%] first:pl-2 first:text-left last:w-[22%] last:pr-1 md:px-2 md:last:pr-2"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statistics.answers.map(({ answer, right, count, thirds: shares, correlation }) => (
                <tr key={answer} className="border-line border-t">
                  <th scope="row" className={right ? 'px-2 py-2 text-left text-good' : 'px-2 py-2 text-left'}>
                    {answer.toUpperCase()}
                    {right && ' ✓'}
                  </th>
                  {shares.map((share, place) => (
                    <td key={place} className="px-1 py-2 md:px-2">
                      {percent(share, statistics.thirdSizes[place] ?? 0)}
                    </td>
                  ))}
                  <td className="px-1 py-2 md:px-2">{percent(count, statistics.candidates)}</td>
                  <td className="px-1 py-2 md:px-2">{decimals(correlation)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="text-ink-soft">{keyTexts.noResults}</p>
      )}
    </section>
  )
}
