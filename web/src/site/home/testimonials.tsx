import type { Testimonial } from '@pariksha/contract/site/institute'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { RoundButton } from './banner/banner.tsx'
import { useCarousel } from './banner/use-carousel.ts'
import { useTexts } from './texts.ts'

/** Three at a time side by side; a narrow screen shows the first three below one another. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const texts = useTexts()
  const { current, go, holder, row } = useCarousel()
  if (testimonials.length === 0) return null
  return (
    <section className="page-width py-16 md:py-24" {...holder}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="font-bold text-3xl md:text-4xl">{texts.testimonials.title}</h2>
        {testimonials.length > 3 && (
          <div className="flex gap-1 max-md:hidden">
            <RoundButton label={texts.testimonials.previous} onClick={() => go(current - 1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </RoundButton>
            <RoundButton label={texts.testimonials.next} onClick={() => go(current + 1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </RoundButton>
          </div>
        )}
      </div>
      <ul
        {...row}
        // a scrolling region must be focusable for keyboard users
        tabIndex={testimonials.length > 3 ? 0 : undefined}
        aria-label={texts.testimonials.title}
        className="carousel mt-8 flex gap-5 max-md:flex-col md:-mx-1 md:overflow-x-auto md:p-1"
      >
        {testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            className="flex shrink-0 snap-start max-md:nth-[n+4]:hidden md:w-[calc((100%-2.5rem)/3)]"
          >
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function TestimonialCard({ testimonial: { name, role, text, sample } }: { readonly testimonial: Testimonial }) {
  const texts = useTexts()
  return (
    <figure className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-sm">
      <blockquote className="flex-1">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
        >
          {name.charAt(0)}
        </span>
        <span className="flex flex-col">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-soft text-sm">
            {role}
            {sample && ` · ${texts.sample}`}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
