import type { PracticeTopic } from '@pariksha/contract/study/practice'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { topicPath } from '../../paths/practice-path.ts'
import { classNames } from '../../ui/class-names.ts'
import { useTexts } from '../texts.ts'
import { STATE_COLOURS } from './state-look.ts'

type Props = { readonly topic: PracticeTopic; readonly exam: string }

export function TopicRow({ topic: { topic, name, state, answers, share }, exam }: Props) {
  const texts = useTexts()
  return (
    <Link
      to={topicPath(topic, exam)}
      className="flex h-full min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-accent"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="figures flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', STATE_COLOURS[state])} />
          {[texts.states[state], ...(answers > 0 ? [texts.answers(answers)] : []), texts.share(share)].join(' · ')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  )
}
