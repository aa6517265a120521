import { call } from '../../shared/lib/api/api.ts'
import { BatchPage } from '../study/for-batch/batch-page.tsx'
import { ArticleText } from './article-text.tsx'

export function BatchArticle({ slug }: { readonly slug: string }) {
  return (
    <BatchPage name={['article', slug]} ask={() => call('GET /articles/:slug/', { params: { slug } })}>
      {(article) => <ArticleText article={article} />}
    </BatchPage>
  )
}
