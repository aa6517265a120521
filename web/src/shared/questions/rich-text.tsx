import type { Html } from '@pariksha/contract/exams/tests'
import { memo } from 'react'
import { classNames } from '../ui/class-names.ts'
import './questions.css'
import { inLanguage, type Language } from './preferences.ts'

type Props = { readonly text: Html; readonly language: Language; readonly className?: string }

/** Only what cannot wrap scrolls: a box that may scroll costs the browser at every question. */
const UNWRAPPABLE = /<(math|table)\b/
const TABLE = /<table\b/

/** HTML that the server made and sanitised when the paper was frozen. */
export const RichText = memo(function RichText({ text, language, className }: Props) {
  const { lang, html } = inLanguage(text, language)
  return (
    <div
      lang={lang}
      // a table may be wider than the screen: the keyboard scrolls it, too
      {...(TABLE.test(html) && { tabIndex: 0 })}
      className={classNames('question-text', UNWRAPPABLE.test(html) && 'question-text-wide', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML by contract, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
