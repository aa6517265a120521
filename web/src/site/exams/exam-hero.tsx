import type { ExamDate } from '@pariksha/contract/exams/exams'
import type { Family } from '@pariksha/domain/exam-families'
import type { CalendarDay } from '@pariksha/domain/timing/countdown'
import type { ReactNode } from 'react'
import pictures from '../../shared/covers/families.svg?no-inline'
import { familyPicture } from '../../shared/covers/family-look.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CountdownCard } from './countdown-card.tsx'

type Props = {
  readonly above: ReactNode
  readonly title: string
  readonly text: string
  readonly family: Family
  readonly countdown: { readonly name: string; readonly date: ExamDate; readonly made: CalendarDay } | null
  /** On a phone, where one stands below the other. */
  readonly countdownFirst?: boolean
  /** What can be done first. */
  readonly children: ReactNode
}

/** The first screen of a page about an examination or a family of them. */
export function ExamHero({ above, title, text, family, countdown, countdownFirst = false, children }: Props) {
  return (
    <section className="flex flex-col gap-5 md:flex-row md:items-stretch md:gap-8">
      <div className="grid flex-1 grid-cols-[1fr_minmax(0,auto)] items-center gap-x-4 gap-y-3 lg:gap-x-10">
        <div className="flex flex-col gap-2 self-end">
          <div className="font-semibold text-accent">{above}</div>
          <h1
            className={classNames('font-bold lg:text-4xl', title.length > LONG ? 'text-2xl' : 'text-3xl md:text-4xl')}
          >
            {title}
          </h1>
        </div>
        <svg
          viewBox="0 0 160 100"
          className="w-28 max-w-full rounded-lg bg-accent-soft p-2 md:w-36 md:p-3 lg:row-span-2 lg:w-60 lg:p-4"
          aria-hidden="true"
        >
          <use href={`${pictures}#${familyPicture(family)}`} />
        </svg>
        <div className="flex flex-col gap-4 self-start max-lg:col-span-2">
          <p className="max-w-prose text-ink-soft md:text-lg">{text}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
      {countdown && <CountdownCard {...countdown} className={classNames(countdownFirst && 'max-md:order-first')} />}
    </section>
  )
}

/** Letters of a title that takes more than three lines beside the picture on a phone. */
const LONG = 40
