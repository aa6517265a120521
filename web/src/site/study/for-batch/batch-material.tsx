import { call } from '../../../shared/lib/api/api.ts'
import { MaterialArticle } from '../material-article.tsx'
import { BatchDownload } from './batch-download.tsx'
import { BatchPage } from './batch-page.tsx'
import { ForBatch } from './for-batch.tsx'

export function BatchMaterial({ slug }: { readonly slug: string }) {
  return (
    <BatchPage
      name={['material', slug]}
      ask={() => call('GET /study/materials/:material/', { params: { material: slug } })}
    >
      {(material) => (
        <MaterialArticle
          material={material}
          others={[]}
          label={<ForBatch />}
          download={<BatchDownload material={material} />}
        />
      )}
    </BatchPage>
  )
}
