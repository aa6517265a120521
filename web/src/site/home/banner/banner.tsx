import type { Slide } from '@pariksha/contract/site/institute'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClassName } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { ContentLink } from '../../../shared/ui/content-link.tsx'
import { useTexts } from '../texts.ts'
import { SlidePicture } from './slide-picture.tsx'
import { useCarousel } from './use-carousel.ts'

const EVERY_MILLIS = 5000

/** The carousel of announcements. It advances by itself, and pauses while it is hovered or focused. */
export function Banner({ slides }: { readonly slides: readonly Slide[] }) {
  const texts = useTexts()
  const { current, go, stopped, setStopped, holder, row } = useCarousel(slides.length > 1 ? EVERY_MILLIS : undefined)
  if (slides.length === 0) return null
  return (
    <section
      aria-roledescription={texts.banner.carousel}
      aria-label={texts.banner.label}
      className="page-width"
      {...holder}
    >
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-sm">
        <ul {...row} className="carousel flex overflow-x-auto" aria-live={stopped ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              aria-roledescription={texts.banner.slide}
              aria-label={texts.banner.position(index + 1, slides.length)}
              className="grid w-full shrink-0 snap-start items-center gap-x-10 gap-y-4 p-6 sm:grid-cols-[1.2fr_1fr] sm:px-10 md:px-14"
            >
              <SlideText slide={slide} />
              {slide.image ? (
                <img
                  src={slide.image}
                  alt=""
                  loading={index === 0 ? 'eager' : 'lazy'}
                  className="mx-auto max-h-64 rounded-md object-contain max-sm:order-first"
                />
              ) : (
                <SlidePicture name={slide.picture} />
              )}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className="flex items-center justify-center gap-1 border-line border-t px-2 py-1">
            <RoundButton label={texts.banner.previous} onClick={() => go(current - 1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </RoundButton>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                aria-label={texts.banner.show(index + 1)}
                aria-current={index === current || undefined}
                onClick={() => go(index)}
                className="group flex h-11 w-8 items-center justify-center rounded-sm"
              >
                <span
                  className={classNames(
                    'h-2 rounded-full transition-all',
                    index === current ? 'w-6 bg-accent' : 'w-2 bg-outline group-hover:bg-ink-soft',
                  )}
                />
              </button>
            ))}
            <RoundButton label={texts.banner.next} onClick={() => go(current + 1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </RoundButton>
            <RoundButton label={stopped ? texts.banner.play : texts.banner.pause} onClick={() => setStopped(!stopped)}>
              {stopped ? (
                <Play aria-hidden="true" className="size-4" />
              ) : (
                <Pause aria-hidden="true" className="size-4" />
              )}
            </RoundButton>
          </div>
        )}
      </div>
    </section>
  )
}

function SlideText({ slide: { title, text, link, link_label } }: { readonly slide: Slide }) {
  const texts = useTexts()
  const label = link_label ?? texts.banner.more
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="font-bold text-2xl md:text-3xl">{title}</h2>
      <p className="max-w-prose whitespace-pre-line text-ink-soft md:text-lg">{text}</p>
      {link && (
        <ContentLink to={link} className={buttonClassName('primary', 'mt-2')}>
          {label}
        </ContentLink>
      )}
    </div>
  )
}

type RoundButtonProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode }

export function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
