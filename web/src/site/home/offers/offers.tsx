import { Clock, GraduationCap, MonitorCheck, ShieldCheck } from 'lucide-react'
import { useTexts } from './offers-texts.ts'
import { ScreenPicture } from './screen-picture.tsx'

const ITEMS = [
  ['screen', MonitorCheck],
  ['safe', ShieldCheck],
  ['clock', Clock],
  ['explained', GraduationCap],
] as const

/** Advantages of the product, beside screenshots. */
export function Offers() {
  const texts = useTexts()
  return (
    <section className="border-line border-y bg-surface">
      <div className="page-width grid items-center gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div>
          <h2 className="font-bold text-3xl md:text-4xl">{texts.title}</h2>
          <p className="mt-4 max-w-prose text-ink-soft text-lg">{texts.lead}</p>
          <ul className="mt-10 grid gap-x-12 gap-y-8 sm:max-lg:grid-cols-2">
            {ITEMS.map(([name, Icon]) => {
              const item = texts.items[name]
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
        <div className="mx-auto flex w-full max-w-140 items-start gap-3 sm:gap-6">
          <ScreenPicture screen="room" {...texts.pictures.room} />
          <div className="flex min-w-0 flex-1 pt-8 sm:pt-14">
            <ScreenPicture screen="result" {...texts.pictures.result} />
          </div>
        </div>
      </div>
    </section>
  )
}
