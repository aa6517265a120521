import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { questionTexts } from '../question-texts.ts'
import { contentLines } from './content-lines.ts'
import { wordDifference } from './word-difference.ts'

const { history: texts } = questionTexts

type Props = {
  readonly before: QuestionContent
  readonly after: QuestionContent
  /** The texts of their passages, where one of them is not of the bank. */
  readonly passages?: { readonly before: Texts | null; readonly after: Texts | null }
}

/** The parts of a question that two versions say differently, with what was taken out and put in. */
export function VersionDifference({ before, after, passages }: Props) {
  const [from, to] = [contentLines(before, passages?.before), contentLines(after, passages?.after)]
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter((label) => from.get(label) !== to.get(label))
  if (changed.length === 0) return <p className="text-ink-soft">{texts.same}</p>
  return (
    <dl className="flex flex-col gap-3">
      {changed.map((label) => (
        <div key={label}>
          <dt className="font-medium">{label}</dt>
          <dd className="whitespace-pre-wrap rounded-md bg-sunken p-3 [overflow-wrap:anywhere]">
            {wordDifference(from.get(label) ?? '', to.get(label) ?? '').map(({ kind, text }, index) => {
              const key = `${kind}-${index}`
              if (kind === 'removed')
                return (
                  <del key={key} className="bg-bad-soft text-bad">
                    {text}
                  </del>
                )
              if (kind === 'added')
                return (
                  <ins key={key} className="bg-good-soft text-good">
                    {text}
                  </ins>
                )
              return <span key={key}>{text}</span>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
