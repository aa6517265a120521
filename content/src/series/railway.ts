import { ALP, GROUP_D, NTPC, NTPC_SECOND } from '../papers/blueprints/railway.ts'
import { LASTING, type PaperForm, paperTests } from './paper-tests.ts'
import { sectionalTests } from './sectional-tests.ts'
import type { ShippedSeries } from './series.ts'

const series = (slug: string, name: string, title: string, first: PaperForm, second?: PaperForm): ShippedSeries => ({
  slug,
  name,
  exam: name,
  freeCount: 1,
  tests: [
    ...paperTests(slug, (number) => `${title} TEST ${number}`, { papers: 3, announced: 1 }, [first]),
    ...(second
      ? paperTests(
          slug,
          (number) => `${title} SECOND STAGE TEST ${number}`,
          { papers: 1, announced: 1 },
          [second],
          'mains',
        )
      : []),
    ...sectionalTests(slug, title, first),
    ...(second ? sectionalTests(slug, `${title} SECOND STAGE`, second, 'mains_sectional', 1) : []),
  ],
})

const without = LASTING

export const RAILWAY_SERIES: readonly ShippedSeries[] = [
  series(
    'rrb_ntpc',
    'RRB NTPC',
    'RRB NTPC',
    { pattern: '2025 pattern, first stage', blueprint: NTPC, without },
    { pattern: '2025 pattern, second stage', blueprint: NTPC_SECOND, without },
  ),
  series('rrb_group_d', 'RRB Group D', 'RRB GROUP D', { pattern: '2025 pattern', blueprint: GROUP_D, without }),
  series('rrb_alp', 'RRB ALP', 'RRB ALP', { pattern: '2025 pattern, first stage', blueprint: ALP, without }),
]
