import type { Question } from '@pariksha/contract/questions/question'
import { Link } from 'react-router'
import { QuestionFigures } from './question-figures.tsx'
import { questionTexts } from './question-texts.ts'

const { statistics: texts } = questionTexts

/** The statistics of a question, over all papers and in each of them. */
export function QuestionStatistics({ question: { statistics, asked, version } }: { readonly question: Question }) {
  if (!statistics) return null
  return (
    <section className="flex max-w-3xl flex-col gap-3">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <p>
        <QuestionFigures figures={statistics} />
      </p>
      {statistics.version !== version && <p className="text-ink-soft text-sm">{texts.ofVersion(statistics.version)}</p>}
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {asked.map((one) => (
          <li key={`${one.paper_id}/${one.question_number}`} className="flex flex-col gap-0.5 px-4 py-3">
            <Link
              to={`/staff/keys/${one.paper_id}/${one.question_number}`}
              className="self-start text-accent underline [overflow-wrap:anywhere]"
            >
              {texts.place(one.title, one.question_number)}
            </Link>
            <span className="text-ink-soft text-sm">
              <QuestionFigures figures={one} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
