import type { Slide } from '@pariksha/contract/site/institute'
import pictures from './slides.svg?no-inline'

export const SLIDE_PICTURE_NAMES = ['hall', 'exams', 'solutions', 'network'] as const

/** An illustration of the banner, loaded as a file, because the page works without it. */
export function SlidePicture({ name }: { readonly name: Slide['picture'] }) {
  return (
    <svg
      viewBox="0 0 320 200"
      className="mx-auto w-full max-w-sm max-sm:order-first max-sm:max-h-40"
      aria-hidden="true"
    >
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
