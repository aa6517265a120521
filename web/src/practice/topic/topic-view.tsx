import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { practicePath } from '../../paths/practice-path.ts'
import { useTexts } from '../texts.ts'
import { TopicPractice } from './topic-practice.tsx'

/** One question a screen: answer, solution, next. */
export function TopicView({ topic }: { readonly topic: string }) {
  const texts = useTexts()
  const [search] = useSearchParams()
  const exam = search.get('exam') ?? undefined
  return (
    <>
      <Link
        to={practicePath(exam)}
        className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.topic.back}
      </Link>
      <TopicPractice topic={topic} exam={exam} />
    </>
  )
}
