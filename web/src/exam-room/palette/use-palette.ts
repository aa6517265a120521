import { countStates, type PaletteCounts, type PaletteState, paletteState } from '@pariksha/domain/attempt/palette'
import { useMemo } from 'react'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { useAnswers, useSession } from '../session-context.ts'

export type PaletteItem = { readonly number: number; readonly section: number; readonly state: PaletteState }

/** The state of every question, in order. */
export function usePalette(): readonly PaletteItem[] {
  const session = useSession()
  const { responses } = useValue(useAnswers())
  return useMemo(
    () =>
      session.paper.questions.map(({ question_number, section }) => ({
        number: question_number,
        section,
        state: paletteState(responses.get(question_number)),
      })),
    [session, responses],
  )
}

export function countItems(items: readonly PaletteItem[], section?: number): PaletteCounts {
  const counted = section === undefined ? items : items.filter((item) => item.section === section)
  return countStates(counted.map(({ state }) => state))
}
