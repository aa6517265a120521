import { factTemplates } from '../../shared/facts/templates.ts'
import type { TopicContent } from '../topic-content.ts'
import { BOOKS } from './books.ts'

export const content: TopicContent = {
  relations: BOOKS,
  templates: factTemplates('books-and-authors', BOOKS),
}
