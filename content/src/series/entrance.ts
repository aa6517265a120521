import { AFCAT, AFCAT_REPORTED } from '../papers/blueprints/afcat.ts'
import { CAT } from '../papers/blueprints/cat.ts'
import { MAT, MAT_TO_2024 } from '../papers/blueprints/mat.ts'
import { NIMCET, NIMCET_TO_2021 } from '../papers/blueprints/nimcet.ts'
import { LASTING, type PaperForm, paperTests } from './paper-tests.ts'
import { sectionalTests } from './sectional-tests.ts'
import type { ShippedSeries } from './series.ts'

const named = (slug: string, name: string): Omit<ShippedSeries, 'tests'> => ({ slug, name, exam: name, freeCount: 1 })

/** Full-length tests: one more than the largest package of the family that counts them, which is beyond the free one. */
type Count = { readonly papers: number; readonly announced?: number; readonly rounds?: number }

const numbered = (slug: string, name: string, count: Count, forms: readonly [PaperForm, ...PaperForm[]]) =>
  paperTests(slug, (number) => `${name} TEST ${number}`, count, forms)

const withSections = (slug: string, name: string, count: Count, forms: readonly [PaperForm, ...PaperForm[]]) => [
  ...numbered(slug, name, count, forms),
  ...sectionalTests(slug, name, forms[0], 'prelims_sectional', count.rounds),
]

const without = LASTING

export const ENTRANCE_SERIES: readonly ShippedSeries[] = [
  {
    ...named('mat', 'MAT'),
    tests: withSections('mat', 'MAT', { papers: 12, announced: 1 }, [
      { pattern: 'Pattern since 2024: five sections of 30', blueprint: MAT, without },
      { pattern: 'Pattern up to early 2024: five sections of 40', blueprint: MAT_TO_2024, without },
    ]),
  },
  {
    ...named('cat', 'CAT'),
    // the passages of the bank fill eight papers without repetition
    tests: withSections('cat', 'CAT', { papers: 11, announced: 5, rounds: 6 }, [
      { pattern: '2025 pattern: three sections of 40 minutes', blueprint: CAT },
    ]),
  },
  {
    ...named('nimcet', 'NIMCET'),
    tests: withSections('nimcet', 'NIMCET', { papers: 12, announced: 1 }, [
      { pattern: 'Pattern since 2022: 1000 marks, parts with clocks', blueprint: NIMCET },
      { pattern: 'Pattern up to 2021: 480 marks', blueprint: NIMCET_TO_2021 },
    ]),
  },
  {
    ...named('afcat', 'AFCAT'),
    tests: [
      ...numbered('afcat', 'AFCAT', { papers: 31 }, [
        { pattern: 'Four sections of 25', blueprint: AFCAT, without },
        { pattern: 'Sections of 20, 30, 20 and 30', blueprint: AFCAT_REPORTED, without },
      ]),
      ...sectionalTests('afcat', 'AFCAT', { pattern: 'One section of 25', blueprint: AFCAT }),
    ],
  },
]
