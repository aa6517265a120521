import pictures from './hero.svg?no-inline'

/** A phone in the middle of a test: the question, the palette, and the tick that says an answer is safe. */
export function HeroScene() {
  return (
    <svg viewBox="0 0 560 480" className="mx-auto w-full max-w-[35rem]" aria-hidden="true">
      <use href={`${pictures}#scene`} />
    </svg>
  )
}
