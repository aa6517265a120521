import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { practicePath } from '../../../shared/paths/practice-path.ts'
import { useTexts } from '../texts.ts'

export function BackToTopics({ exam }: { readonly exam?: string | undefined }) {
  const texts = useTexts()
  return (
    <Link
      to={practicePath(exam)}
      className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {texts.topic.back}
    </Link>
  )
}
