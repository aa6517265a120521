import { filling } from '../../shared/sentences/filling.ts'
import type { TopicContent } from '../topic-content.ts'
import { ITEMS } from './items.ts'
import { ARTICLE_RULES } from './rules.ts'

export const content: TopicContent = {
  templates: [filling('articles', 'article-of-the-noun', 'an article that the noun does not take', ARTICLE_RULES)],
  items: ITEMS,
}
