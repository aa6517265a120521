import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../shared/lib/api/api.ts'
import { MoreButton } from '../../../shared/ui/more-button.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { BatchDownload } from '../../../site/study/for-batch/batch-download.tsx'
import { MaterialCard } from '../../../site/study/material-card.tsx'
import { CARDS } from '../../../site/study/materials.tsx'
import { useTexts as useStudyTexts } from '../../../site/study/texts.ts'
import { useTexts } from '../texts.ts'
import { BatchItems, readBatchItems } from './batch-items.tsx'

const materialsOf = (page: number) => call('GET /study/materials/', { query: { for_batch: 'true', page } })

/** Content for the batches of the student; renders nothing if there is none. */
export function BatchContent() {
  const { batch } = useTexts()
  const study = useStudyTexts()
  const { hash } = useLocation()
  const materials = useInfiniteQuery({
    queryKey: ['for-batch', 'materials'],
    queryFn: ({ pageParam }) => materialsOf(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    staleTime: 0,
  })
  const others = useQuery({ queryKey: ['for-batch', 'others'], queryFn: readBatchItems, staleTime: 0 })
  const isThere = materials.data !== undefined && others.data !== undefined
  // what the search leads to was not there when the page was opened
  useEffect(() => {
    if (isThere && /^#(video|book)-\d+$/.test(hash)) document.querySelector(hash)?.scrollIntoView()
  }, [isThere, hash])

  const error = materials.error ?? others.error
  const retry = () => void Promise.all([materials.refetch(), others.refetch()])
  if (error) return <LoadFailed error={error} text={batch.failed} onRetry={retry} />
  if (!materials.data || !others.data) return null
  const shown = materials.data.pages.flatMap(({ results }) => results)
  const { articles, videos, books } = others.data
  if (shown.length + articles.length + videos.length + books.length === 0) return null
  return (
    <section aria-labelledby="for-batch" className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id="for-batch" className="font-semibold text-2xl">
          {batch.title}
        </h2>
        <p className="text-ink-soft">{batch.text}</p>
      </div>
      {shown.length > 0 && (
        <ul className={CARDS}>
          {shown.map((material) => (
            <li key={material.id}>
              <MaterialCard
                material={material}
                download={<BatchDownload material={material} label={study.downloadMaterial(material.title)} />}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton of={materials}>{batch.more}</MoreButton>
      <BatchItems {...others.data} />
    </section>
  )
}
