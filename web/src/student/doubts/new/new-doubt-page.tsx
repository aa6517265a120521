import type { MetaArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { RequireLogin } from '../../../shared/lib/session/require-login.tsx'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { BackToDoubts } from '../doubt/back-to-doubts.tsx'
import { useTexts } from '../texts.ts'
import { DoubtForm } from './doubt-form.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return [...pageMeta(args, texts.ask, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** `?attempt=7&question=12`: about a question of a submitted test. */
export default function NewDoubtPage() {
  const texts = useTexts()
  const [search] = useSearchParams()
  const attempt = Number(search.get('attempt'))
  const number = Number(search.get('question'))
  const about = attempt > 0 && number > 0 ? { attempt_id: attempt, question_number: number } : null
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <BackToDoubts />
      <h1 className="font-bold text-3xl md:text-4xl">{texts.ask}</h1>
      <RequireLogin>
        <DoubtForm key={`${attempt} ${number}`} about={about} />
      </RequireLogin>
    </div>
  )
}
