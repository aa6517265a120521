import { Link } from 'react-router'
import { type HubSearch, hubAddress } from '../../shared/paths/hub-address.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from './texts.ts'

type Props = {
  readonly categories: readonly string[]
  readonly chosen: string | undefined
  readonly search: HubSearch
}

/** The links keep the search words and filters. */
export function CategoryChips({ categories, chosen, search }: Props) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.categories}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <Link
              to={hubAddress(search, { category: category ?? '' })}
              aria-current={category === chosen ? 'true' : undefined}
              preventScrollReset
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-medium',
                category === chosen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-outline bg-surface text-ink hover:bg-sunken',
              )}
            >
              {category === undefined ? texts.all : (texts.categoryNames[category] ?? category)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
