import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'

export function BackToDoubts() {
  const texts = useTexts()
  return (
    <Link to="/ask" className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {texts.doubt.back}
    </Link>
  )
}
