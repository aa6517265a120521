import type { Slide } from '@pariksha/contract/site/institute'
import type { ReactNode } from 'react'
import { Banner } from '../../site/home/banner/banner.tsx'
import { SLIDE_PICTURE_NAMES } from '../../site/home/banner/slide-picture.tsx'
import { TestimonialCard } from '../../site/home/testimonials.tsx'
import { WelcomePopupContents } from '../../site/home/welcome/welcome-popup-contents.tsx'
import { fileAddress } from '../shared/form/uploads/upload-file.ts'
import { ExamPreview } from './exam-preview.tsx'

type Input = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const optional = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const imageOf = (value: unknown): string | null => (typeof value === 'string' ? fileAddress(value) : null)

/** The components of the public pages, with what is typed in the form. */
const PREVIEWS: Readonly<Record<string, (input: Input) => ReactNode>> = {
  slides: ({ title, text: words, link, link_label, picture, image }) => (
    <Banner
      slides={[
        {
          id: 0,
          title: text(title),
          text: text(words),
          link: optional(link),
          link_label: optional(link_label),
          picture: SLIDE_PICTURE_NAMES.find((name) => name === picture) ?? ('hall' satisfies Slide['picture']),
          image: imageOf(image),
        },
      ]}
    />
  ),
  testimonials: ({ name, role, text: words }) => (
    <TestimonialCard testimonial={{ id: 0, name: text(name), role: text(role), text: text(words), sample: false }} />
  ),
  exams: (input) => <ExamPreview input={input} />,
  popup: ({ title, text: words, image, link, link_label }) => (
    <WelcomePopupContents
      popup={{
        title: text(title),
        text: text(words),
        image: imageOf(image),
        link: optional(link),
        link_label: optional(link_label),
      }}
    />
  ),
}

export const previewOf = (name: string) => (Object.hasOwn(PREVIEWS, name) ? PREVIEWS[name] : undefined)
