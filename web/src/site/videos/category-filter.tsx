import type { VideoCategory } from '@pariksha/contract/site/videos'
import { BookA, Calculator, Globe, Landmark, LayoutGrid, Puzzle, Shapes } from 'lucide-react'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from './texts.ts'

export type Choice = VideoCategory | 'all'

const CHOICES = [
  { value: 'all', Icon: LayoutGrid },
  { value: 'quant', Icon: Calculator },
  { value: 'reasoning', Icon: Puzzle },
  { value: 'english', Icon: BookA },
  { value: 'gk', Icon: Globe },
  { value: 'banks', Icon: Landmark },
  { value: 'miscellaneous', Icon: Shapes },
] as const

/** Without "All", which is not a category. */
export const CATEGORY_COUNT = CHOICES.length - 1

type Props = { readonly chosen: Choice; readonly onChoose: (choice: Choice) => void }

export function CategoryFilter({ chosen, onChoose }: Props) {
  const texts = useTexts()
  return (
    <fieldset>
      <legend className="sr-only">{texts.categoriesLabel}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-7">
        {CHOICES.map(({ value, Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={classNames(
              'flex min-h-16 flex-col items-center justify-center gap-1 rounded-md border px-2 py-2 text-center font-medium text-sm',
              value === chosen
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line bg-surface hover:border-outline hover:bg-sunken',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
            {value === 'all' ? texts.all : texts.categories[value]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
