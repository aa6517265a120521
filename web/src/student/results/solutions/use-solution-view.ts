import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readAddress, type SolutionAddress, solutionsAt } from './solution-address.ts'

/** What is shown of a result, and how something else is. */
export type SolutionView = {
  readonly address: SolutionAddress
  /** In place of what is shown now. */
  show(change: Partial<SolutionAddress>): void
  /** The address of a question's own screen. */
  linkTo(question: number): string
  /** Keys are for the page of one result alone. */
  readonly hasKeys: boolean
}

/** On the page of a result the address says it: going back shows what was shown before. */
export function useSolutionViewInAddress(): SolutionView {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const address = useMemo(() => readAddress(params), [params])
  const show = useCallback(
    (change: Partial<SolutionAddress>) => {
      const next = { ...address, ...change }
      const search = next.tab === 'summary' ? '' : solutionsAt(next)
      void navigate({ search }, { replace: true, preventScrollReset: true })
    },
    [address, navigate],
  )
  return { address, show, linkTo: (question) => solutionsAt({ ...address, question }), hasKeys: true }
}

/** Among other results, solutions first; its questions are read on the page of the result, at this path. */
export function useSolutionViewInState(path: string): SolutionView {
  const [address, setAddress] = useState(() => readAddress(new URLSearchParams('tab=solutions')))
  const show = useCallback((change: Partial<SolutionAddress>) => setAddress((now) => ({ ...now, ...change })), [])
  return { address, show, linkTo: (question) => path + solutionsAt({ ...address, question }), hasKeys: false }
}
