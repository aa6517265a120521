import type { Doubt } from '@pariksha/contract/student/doubts'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { dayText } from '../../../shared/lib/format/dates.ts'
import { SolvedQuestion } from '../../../shared/questions/solution/solved-question.tsx'
import { Reading } from '../../../shared/reading/reading.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { DoubtState } from '../list/doubt-state.tsx'
import { useTexts } from '../texts.ts'
import { OwnDoubt } from './own-doubt.tsx'
import { ReplyForm } from './reply-form.tsx'

/** A doubt with everything that was said, and what its student can do with it. */
export function Conversation({ doubt }: { readonly doubt: Doubt }) {
  const texts = useTexts()
  const word = useTestWord()
  const { title, status, about, question, html, replies, own, asked_at } = doubt
  const asker = own ? texts.doubt.you : texts.doubt.student
  return (
    <>
      <header className="flex items-start justify-between gap-4">
        <h1 className="font-bold text-2xl [overflow-wrap:anywhere] md:text-3xl">{title}</h1>
        <DoubtState status={status} />
      </header>
      {question && (
        <details className="rounded-lg border border-line bg-surface">
          <summary className="figures min-h-12 px-4 py-3 font-semibold">
            {texts.about(word(question.title), question.question_number)}
          </summary>
          <div className="flex flex-col gap-4 border-line border-t p-4">
            <SolvedQuestion question={question} />
          </div>
        </details>
      )}
      {!question && about && <p className="figures">{texts.about(word(about.title), about.question_number)}</p>}
      <Word who={asker} when={asked_at} html={html} />
      <section aria-label={texts.doubt.replies} className="flex flex-col gap-4">
        {replies.length === 0 && own && <p className="text-ink-soft">{texts.doubt.noReplies}</p>}
        {replies.map((reply) => (
          <Word
            key={reply.id}
            who={reply.author === 'staff' ? texts.doubt.staff : asker}
            when={reply.written_at}
            html={reply.html}
            staff={reply.author === 'staff'}
          />
        ))}
      </section>
      {own && <ReplyForm doubt={doubt} />}
      {own && <OwnDoubt doubt={doubt} />}
    </>
  )
}

type WordProps = { readonly who: string; readonly when: string; readonly html: string; readonly staff?: boolean }

function Word({ who, when, html, staff = false }: WordProps) {
  const { language } = useLanguage()
  return (
    <article
      className={classNames(
        'flex flex-col gap-2 rounded-lg border p-5',
        staff ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <p className="figures text-ink-soft text-sm">
        <span className="font-semibold text-ink">{who}</span>, {dayText(when, language)}
      </p>
      <Reading html={html} />
    </article>
  )
}
