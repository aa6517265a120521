import type { PaletteCounts, PaletteState } from '@pariksha/domain/attempt/palette'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { clockText } from '../../shared/lib/format/durations.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { CountedLegend } from '../palette/legend.tsx'
import { QuestionStatusShape } from '../palette/question-status-shape.tsx'
import { countItems, usePalette } from '../palette/use-palette.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly onConfirm: () => void }

/** On a phone the name of a section stands above its counts: beside six columns there is no room for words. */
const ROW = 'border-line border-b max-sm:grid max-sm:grid-cols-[4rem_repeat(5,1fr)]'

/** As in the real examination's summary. */
const ORDER: readonly PaletteState[] = ['answered', 'not-answered', 'marked', 'answered-and-marked', 'not-visited']

export function SubmitDialog({ open, onClose, onConfirm }: Props) {
  const texts = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={texts.submit.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.submit.goBack}
          </Button>
          <Button onClick={onConfirm}>{texts.submit.confirm}</Button>
        </>
      }
    >
      {open && <Summary />}
    </Dialog>
  )
}

function Summary() {
  const texts = useTexts()
  const word = useTestWord()
  const session = useSession()
  const items = usePalette()
  const left = useValue(session.countdown.secondsLeft)
  const { sections } = session.paper
  const unopened = sections.filter(
    ({ question_count }, index) => countItems(items, index)['not-visited'] === question_count,
  )
  return (
    <>
      <p className="figures text-ink-soft">{texts.submit.intro(clockText(left))}</p>
      {unopened.length > 0 && (
        <p className="rounded-md border border-warn/40 bg-warn-soft px-3 py-2 text-sm">
          {texts.submit.neverOpened(unopened.map(({ name }) => word(name)).join(', '))}
        </p>
      )}
      {/* says the words of the states, which the heads of narrow columns cannot */}
      <div className="sm:hidden">
        <CountedLegend counts={countItems(items)} />
      </div>
      <div className="-mx-2 overflow-x-auto">
        <table className="figures w-full text-sm max-sm:block max-sm:[--status-size:1.75rem]">
          <thead className="max-sm:block">
            <tr className={`${ROW} items-end align-bottom`}>
              <th scope="col" className="px-2 py-2 text-left max-sm:sr-only">
                {texts.instructions.section}
              </th>
              <th scope="col" className="px-0.5 py-2 font-medium text-xs">
                {texts.instructions.questions}
              </th>
              {ORDER.map((state) => (
                <th key={state} scope="col" className="px-0.5 py-2 text-center sm:px-1 align-top font-medium">
                  <QuestionStatusShape state={state} />
                  <span className="block pt-1 text-xs max-sm:sr-only">{texts.states[state]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {sections.map(({ name, first_question, question_count }, index) => (
              <Row
                key={first_question}
                name={word(name)}
                questions={question_count}
                counts={countItems(items, index)}
              />
            ))}
          </tbody>
          {sections.length > 1 && (
            <tfoot className="font-semibold max-sm:block">
              <Row name={texts.submit.total} questions={items.length} counts={countItems(items)} />
            </tfoot>
          )}
        </table>
      </div>
    </>
  )
}

type RowProps = { readonly name: string; readonly questions: number; readonly counts: PaletteCounts }

function Row({ name, questions, counts }: RowProps) {
  return (
    <tr className={`${ROW} last:border-0`}>
      <th scope="row" className="px-2 py-2 text-left font-[inherit] max-sm:col-span-6 max-sm:pb-0">
        {name}
      </th>
      {[questions, ...ORDER.map((state) => counts[state])].map((count, column) => (
        <td key={column} className="px-0.5 py-2 text-center sm:px-1">
          {count}
        </td>
      ))}
    </tr>
  )
}
