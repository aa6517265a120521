import { useTexts } from './texts.ts'

/** What can be opened over the running test. */
const PANELS = ['paper', 'instructions', 'help'] as const
export type Panel = (typeof PANELS)[number]
/** On a phone: help is about the keyboard. */
export const PANELS_OF_PHONE = PANELS.filter((panel) => panel !== 'help')

export function usePanelNames(): Readonly<Record<Panel, string>> {
  const { header, instructions } = useTexts()
  return { paper: header.paper, instructions: instructions.heading, help: header.help }
}
