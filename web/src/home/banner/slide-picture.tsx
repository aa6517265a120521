import type { Slide } from '@pariksha/contract/institute'
import pictures from './slides.svg?no-inline'

export const SLIDE_PICTURE_NAMES = ['hall', 'exams', 'solutions', 'network'] as const

/** A picture of the banner, drawn for it: in a file of its own, as it is not needed for the page to work. */
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
