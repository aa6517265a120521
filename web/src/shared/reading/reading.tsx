import type { Language } from '@pariksha/contract/languages'
import './reading.css'

type Props = { readonly html: string; readonly language?: Language }

/** A text to read. The HTML was made safe by the server. */
export function Reading({ html, language = 'en' }: Props) {
  return (
    <div
      lang={language}
      className="reading"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML by contract, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
