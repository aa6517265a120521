import { Clock, GraduationCap, MonitorCheck, ShieldCheck } from 'lucide-react'
import { texts } from './texts.ts'

const ICONS = { screen: MonitorCheck, safe: ShieldCheck, clock: Clock, explained: GraduationCap } as const

export function Offers() {
  return (
    <section className="border-line border-y bg-surface">
      <div className="page-width py-16 md:py-24">
        <h2 className="font-bold text-3xl md:text-4xl">{texts.offers.title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.offers.lead}</p>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {texts.offers.items.map((item) => {
            const Icon = ICONS[item.icon]
            return (
              <li key={item.title} className="flex gap-4">
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
