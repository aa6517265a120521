import type { ReactNode } from 'react'
import { type FieldWiring, Labelled, type LabelledProps } from './labelled.tsx'
import { useProblemText } from './problem-texts.ts'

export type FieldProps = LabelledProps

/** With an error of the contract in the language of the page. */
export function Field(props: FieldProps & { readonly children: (wiring: FieldWiring) => ReactNode }) {
  return <Labelled {...props} error={useProblemText(props.error)} />
}
