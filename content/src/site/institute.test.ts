import { expect, test } from 'vitest'
import { ARTICLES } from '../study/articles.ts'
import { SAMPLE_BOOKS } from '../study/books.ts'
import { FACULTY } from '../study/faculty.ts'
import { SAMPLE_VIDEOS } from '../study/videos.ts'
import { INSTITUTE, POPUP } from './institute.ts'
import * as notices from './notices.ts'
import * as slides from './slides.ts'
import * as stories from './success-stories.ts'
import * as testimonials from './testimonials.ts'

test('who changes the name of the institute finds the name of the sample in no other text', () => {
  const { name, ...others } = INSTITUTE
  const texts = JSON.stringify([others, POPUP, notices, slides, stories, testimonials, ARTICLES, SAMPLE_BOOKS])
  expect(`${texts}${JSON.stringify([SAMPLE_VIDEOS, FACULTY])}`).not.toContain(name)
})
