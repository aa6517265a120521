import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from './texts.ts'

type Props = { readonly source: string; readonly description: string }

/** A picture of a question, with a drawn placeholder where it does not come. */
export function Picture({ source, description }: Props) {
  const texts = useTexts()
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <div className="flex max-w-sm flex-col items-center gap-2 rounded-md border border-line border-dashed bg-sunken p-6 text-center text-ink-soft text-sm">
        <ImageOff aria-hidden="true" className="size-8" />
        {texts.noPicture}
        <button
          type="button"
          className="min-h-11 px-3 font-semibold text-accent"
          onClick={() => {
            setTries(tries + 1)
            setFailed(false)
          }}
        >
          {texts.tryPicture}
        </button>
      </div>
    )
  }
  return (
    <img
      key={tries}
      src={source}
      alt={description}
      onError={() => setFailed(true)}
      className="h-auto max-h-[min(17.5rem,40dvh)] max-w-full rounded-sm bg-white"
    />
  )
}
