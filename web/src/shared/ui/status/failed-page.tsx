import { useHref } from 'react-router'
import { Button, buttonClassName } from '../button.tsx'
import { useTexts } from '../texts.ts'

/** The last fallback. Its links reload the page, because the state in memory may be what failed. */
export function FailedPage({ note = '' }: { readonly note?: string }) {
  const texts = useTexts()
  const home = useHref('/')
  return (
    <div className="page-width flex min-h-[60dvh] flex-col items-start justify-center gap-5 py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{texts.failed.title}</h1>
      <p className="max-w-prose text-ink-soft">{`${texts.failed.text} ${note}`}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{texts.failed.reload}</Button>
        <a href={home} className={buttonClassName('secondary')}>
          {texts.failed.home}
        </a>
      </div>
    </div>
  )
}
