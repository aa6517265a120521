import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { useOnDemand } from '../../shared/lib/hydration/use-on-demand.ts'
import { useTestDetails } from '../../student/attempts/use-test-details.ts'
import { GeneralInstructions } from '../instructions/general-instructions.tsx'
import { SectionTable } from '../instructions/section-table.tsx'
import { type Panel, usePanelNames } from '../panels.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { HelpDialog } from './help-dialog.tsx'
import { QuestionPaper } from './question-paper.tsx'
import { RoomPanel } from './room-panel.tsx'

/** Apart, so that the first JavaScript does not name what it imports. */
const loadAddedTime = () => import('../running/added-time.ts').then(({ AddedTime }) => AddedTime)
const without = () => undefined // the heartbeat brings the time anyway

type Props = { readonly open: Panel | null; readonly onClose: () => void }

/** What can be read during the test; the clock goes on. */
export function RoomPanels({ open, onClose }: Props) {
  const texts = useTexts()
  const names = usePanelNames()
  const AddedTime = useOnDemand(loadAddedTime, 'soon', without)
  return (
    <>
      {AddedTime && <AddedTime />}
      <RoomPanel title={names.paper} open={open === 'paper'} onClose={onClose}>
        <p className="text-ink-soft text-sm">{texts.panels.paper}</p>
        <QuestionPaper />
      </RoomPanel>
      <RoomPanel title={names.instructions} open={open === 'instructions'} onClose={onClose}>
        <Instructions />
      </RoomPanel>
      <HelpDialog open={open === 'help'} onClose={onClose} />
    </>
  )
}

/** The same as before the test; what is not on the device needs the network. */
function Instructions() {
  const texts = useTexts()
  const { attempt } = useSession()
  const { data } = useTestDetails(attempt.test_id)
  return (
    <>
      {data && data.instructions.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold text-lg">{texts.instructions.ofPaper}</h3>
          <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
            {data.instructions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold text-lg">{texts.instructions.sections}</h3>
        <SectionTable sections={sectionsOf(attempt)} />
      </section>
      <GeneralInstructions heading="h3" />
    </>
  )
}

/** Sections that share their time with the one above have none of their own. */
function sectionsOf({ sections }: Attempt) {
  const ownTimes = sections.some(({ opens }) => opens > 0)
  return sections.map(({ name, question_count, marking, opens, closes }, index) => ({
    name,
    question_count,
    marking,
    duration: ownTimes && sections[index - 1]?.opens !== opens ? (closes - opens) / 60 : null,
  }))
}
