import { useTexts } from './texts.ts'

/** What can be opened over the running test. */
export const PANELS = ['paper', 'instructions', 'help'] as const
export type Panel = (typeof PANELS)[number]

export function usePanelNames(): Readonly<Record<Panel, string>> {
  const { header, instructions } = useTexts()
  return { paper: header.paper, instructions: instructions.heading, help: header.help }
}
