import { call } from '../lib/api/api.ts'
import { PageOfBatch } from '../study/for-batch/page-of-batch.tsx'
import { ArticleText } from './article-text.tsx'

export function BatchArticle({ slug }: { readonly slug: string }) {
  return (
    <PageOfBatch name={['article', slug]} ask={() => call('GET /articles/:slug/', { params: { slug } })}>
      {(article) => <ArticleText article={article} />}
    </PageOfBatch>
  )
}
