import type { PracticeTopic } from '@pariksha/contract/practice/practice'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { topicPath } from '../../../shared/paths/practice-path.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from '../texts.ts'
import { STATE_COLOURS } from './topic-state-styles.ts'

type Props = { readonly topic: PracticeTopic; readonly exam: string }

const CARD = 'flex h-full min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3'

export function TopicRow({ topic: { topic, name, state, answers, share, asked }, exam }: Props) {
  const texts = useTexts()
  const facts = [
    texts.states[state],
    ...(answers > 0 ? [texts.answers(answers)] : []),
    texts.share(share),
    ...(asked ? [] : [texts.notAsked]),
  ]
  const about = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{name}</span>
      <span className="figures flex items-baseline gap-x-2 text-ink-soft text-sm">
        <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', STATE_COLOURS[state])} />
        {facts.join(' · ')}
      </span>
    </span>
  )
  if (!asked) return <div className={CARD}>{about}</div>
  return (
    <Link to={topicPath(topic, exam)} className={classNames(CARD, 'hover:border-accent')}>
      {about}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  )
}
