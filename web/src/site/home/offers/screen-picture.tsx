import { useLanguage } from '../../../shared/languages/language-provider.tsx'

/** Made from the running product by e2e/pictures/home-pictures.ts, for each language, light and dark. */
const ADDRESSES = import.meta.glob<string>('./screens/*.webp', { eager: true, query: '?url', import: 'default' })
const WIDTH = 720
const HEIGHT = 1360

type Props = { readonly screen: 'room' | 'result'; readonly alt: string; readonly line: string }

/** A screenshot of the product on a phone. */
export function ScreenPicture({ screen, alt, line }: Props) {
  const { language } = useLanguage()
  return (
    <figure className="flex min-w-0 flex-1 flex-col gap-3">
      <div className="overflow-hidden rounded-lg border-4 border-plate bg-plate shadow-lg sm:rounded-3xl sm:border-8">
        {(['light', 'dark'] as const).map((scheme) => (
          <img
            key={scheme}
            src={ADDRESSES[`./screens/${screen}-${language}-${scheme}.webp`]}
            alt={alt}
            width={WIDTH}
            height={HEIGHT}
            loading="lazy"
            decoding="async"
            className={`h-auto w-full rounded-sm bg-sunken sm:rounded-2xl ${scheme === 'light' ? 'only-light' : 'only-dark'}`}
          />
        ))}
      </div>
      <figcaption className="text-center text-ink-soft text-sm">{line}</figcaption>
    </figure>
  )
}
