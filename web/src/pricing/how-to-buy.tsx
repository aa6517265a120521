import { useSite } from '../lib/site.ts'
import { texts } from './texts.ts'

/** What "Buy" does, said where the button is: nothing is paid here. */
export function HowToBuy() {
  const { name } = useSite()
  return <p className="max-w-prose rounded-md bg-accent-soft px-4 py-3">{texts.howToBuy(name)}</p>
}
