import { Clock, GraduationCap, MonitorCheck, ShieldCheck } from 'lucide-react'
import { useTexts } from './texts.ts'

const ITEMS = [
  ['screen', MonitorCheck],
  ['safe', ShieldCheck],
  ['clock', Clock],
  ['explained', GraduationCap],
] as const

export function Offers() {
  const texts = useTexts()
  return (
    <section className="border-line border-y bg-surface">
      <div className="page-width py-16 md:py-24">
        <h2 className="font-bold text-3xl md:text-4xl">{texts.offers.title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.offers.lead}</p>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {ITEMS.map(([name, Icon]) => {
            const item = texts.offers.items[name]
            return (
              <li key={name} className="flex gap-4">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <div>
                  <h3 className="font-semibold text-lg">{item.title}</h3>
                  <p className="mt-1.5 text-ink-soft">{item.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
