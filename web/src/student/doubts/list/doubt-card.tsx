import type { DoubtItem } from '@pariksha/contract/student/doubts'
import { Link } from 'react-router'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { useTexts } from '../texts.ts'
import { DoubtState } from './doubt-state.tsx'

export function DoubtCard({ doubt }: { readonly doubt: DoubtItem }) {
  const texts = useTexts()
  const { language } = useLanguage()
  const word = useTestWord()
  const { id, title, status, about, replies, moved_at } = doubt
  return (
    <article className="relative flex items-start justify-between gap-4 rounded-lg border border-line bg-surface p-5 hover:border-outline">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">
          <Link to={`/ask/${id}`} className="after:absolute after:inset-0 hover:text-accent">
            {title}
          </Link>
        </h2>
        {about && <p className="figures text-sm">{texts.about(word(about.title), about.question_number)}</p>}
        <p className="figures text-ink-soft text-sm">
          {texts.replies(replies)}, {texts.moved(dayText(moved_at, language))}
        </p>
      </div>
      <DoubtState status={status} />
    </article>
  )
}
