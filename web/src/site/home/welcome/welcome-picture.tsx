import pictures from './welcome.svg?no-inline'

/** An open door with the light of a desk behind it. */
export function WelcomePicture() {
  return (
    <svg viewBox="0 0 512 200" className="w-full bg-accent-soft" aria-hidden="true">
      <use href={`${pictures}#door`} />
    </svg>
  )
}
