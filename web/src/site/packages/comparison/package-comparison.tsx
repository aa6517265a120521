import type { PackageItem } from '@pariksha/contract/packages'
import { rupees } from '@pariksha/domain/rupees'
import type { ReactNode } from 'react'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useTexts } from './comparison-texts.ts'

type Props = {
  readonly offers: readonly PackageItem[]
  /** Unfolded: it is what the page is about. */
  readonly open?: boolean
}

/** What sets the packages of a family apart: side by side, and on a narrow screen package below package for each question. */
export function PackageComparison({ offers, open = false }: Props) {
  const texts = useTexts()
  if (offers.length < 2) return null
  return (
    <details open={open} className="rounded-lg border border-line bg-surface">
      <summary className="flex min-h-12 list-item items-center px-5 py-3 font-semibold text-accent">
        {texts.title}
      </summary>
      <table className="w-full border-line border-t text-left max-md:block md:table-fixed">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="w-40 px-5 py-3 font-normal text-ink-soft text-sm lg:w-52">
              {texts.package}
            </th>
            {offers.map(({ slug, title, badge }) => (
              <th
                key={slug}
                scope="col"
                className={classNames('px-3 py-3 align-bottom font-semibold', badge !== null && 'bg-accent-soft')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {ROWS.map(({ name, of }) => (
            <tr key={name} className="border-line border-t max-md:block max-md:px-5 max-md:py-3">
              <th scope="row" className="font-normal text-ink-soft text-sm max-md:block max-md:pb-1 md:px-5 md:py-3">
                {texts[name]}
              </th>
              {offers.map((offer) => (
                <td
                  key={offer.slug}
                  className={classNames(
                    'figures max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 md:px-3 md:py-3',
                    offer.badge !== null && 'md:bg-accent-soft',
                  )}
                >
                  <span aria-hidden="true" className="min-w-0 md:hidden">
                    {offer.title}
                  </span>
                  <span className="max-md:max-w-1/2 max-md:text-right max-md:font-semibold">{of(offer, texts)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type Texts = ReturnType<typeof useTexts>
type Row = {
  readonly name: 'opens' | 'fullLength' | 'sectional' | 'added' | 'validity' | 'price'
  of(offer: PackageItem, texts: Texts): ReactNode
}

const ROWS: readonly Row[] = [
  { name: 'opens', of: ({ series_names }) => series_names.join(', ') },
  { name: 'fullLength', of: ({ full_length }, texts) => counted(full_length, texts) },
  { name: 'sectional', of: ({ sectional }, texts) => counted(sectional, texts) },
  { name: 'added', of: added },
  { name: 'validity', of: ({ months }, texts) => texts.months(months) },
  { name: 'price', of: ({ price }) => <strong>{rupees(price)}</strong> },
]

function counted({ ready, announced }: PackageItem['sectional'], texts: Texts): ReactNode {
  if (ready + announced === 0) return texts.none
  return (
    <>
      {ready + announced}
      {announced > 0 && <span className="block font-normal text-ink-soft text-sm">{texts.now(ready)}</span>}
    </>
  )
}

function added({ mocks, sectionals, sectional: { ready, announced } }: PackageItem, texts: Texts): string {
  if (mocks === null) return texts.included
  return sectionals === null && ready + announced > 0 ? texts.sectionalIncluded : texts.notIncluded
}
