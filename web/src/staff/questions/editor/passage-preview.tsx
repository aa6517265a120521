import type { Texts } from '@pariksha/contract/questions/question-file'
import { useState } from 'react'
import { detailOf } from '../../../shared/lib/api/api-errors.ts'
import { RichText } from '../../../shared/questions/rich-text.tsx'
import { SegmentedControl } from '../../shared/page/segmented-control.tsx'
import { asHtml, languagesOf } from '../as-html.ts'
import { questionTexts } from '../question-texts.ts'
import { EMPTY } from './content.ts'
import { usePreview } from './live-preview.tsx'
import { useDebounced } from './use-debounced.ts'

const { preview: texts } = questionTexts

/** A passage as students will see it; it is rendered as a question's text is. */
export function PassagePreview({ content }: { readonly content: Texts }) {
  const { data, error } = usePreview({ ...EMPTY, stem: useDebounced(content) })
  return (
    <aside aria-label={texts.title} className="flex flex-col gap-3">
      <h3 className="font-semibold">{texts.title}</h3>
      {error && <p className="text-bad">{detailOf(error, texts.failed)}</p>}
      {data && <ShownPassage rendered={data.rendered.stem} />}
    </aside>
  )
}

/** In one of its languages. */
export function ShownPassage({ rendered }: { readonly rendered: Texts }) {
  const offered = languagesOf({ stem: rendered })
  const [wanted, setWanted] = useState(offered[0] ?? 'en')
  const language = offered.includes(wanted) ? wanted : (offered[0] ?? 'en')
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {offered.length > 1 && (
        <SegmentedControl
          label={texts.language}
          choices={offered.map((value) => ({ value, label: questionTexts.languages[value] }))}
          value={language}
          onChange={setWanted}
        />
      )}
      <div className="rounded-sm bg-sunken p-3">
        <RichText text={asHtml(rendered)} language={language} />
      </div>
    </div>
  )
}
