import type * as tests from '@pariksha/contract/exams/tests'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

/** The tests of one series, in the order of the series. */
export const useTests = (series: string, enabled = true) =>
  useQuery({
    queryKey: ['series', series],
    queryFn: async () =>
      (await call('GET /tests/:seriesOrTestId/', { params: { seriesOrTestId: series } })) as tests.TestItem[],
    enabled,
  })
