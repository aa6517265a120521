import { Fragment } from 'react'
import { Link } from 'react-router'
import { useAnalysisTexts } from './analysis-texts.ts'
import { useFigures } from './use-figures.ts'

const MAX_SHOWN = 12

/** Questions, each with a link to its solution; the first ones where there are many. */
export function QuestionLinks({ numbers }: { readonly numbers: readonly number[] }) {
  const texts = useAnalysisTexts()
  const { linkTo } = useFigures()
  return (
    <>
      {texts.list}{' '}
      {numbers.slice(0, MAX_SHOWN).map((number, place) => (
        <Fragment key={number}>
          {place > 0 && ', '}
          <Link to={linkTo(number)} className="inline-block min-h-6 min-w-6 text-accent underline">
            {number}
          </Link>
        </Fragment>
      ))}
      {numbers.length > MAX_SHOWN && ` ${texts.more(numbers.length - MAX_SHOWN)}`}
    </>
  )
}
