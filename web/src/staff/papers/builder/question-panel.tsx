import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { type RefObject, useRef, useState } from 'react'
import { useValue } from '../../../shared/lib/store/use-store.ts'
import { language as languageStore } from '../../../shared/questions/preferences.ts'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import { FoldedPassage } from '../../../shared/questions/solution/folded-passage.tsx'
import { Solution } from '../../../shared/questions/solution/solution.tsx'
import { languagesOf, TextLanguage } from '../../../shared/questions/text-language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Drawer } from '../../../shared/ui/dialogs/drawer.tsx'
import { useLostFocus } from '../../../shared/ui/use-lost-focus.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { CloseButton } from '../../shared/page/close-button.tsx'
import { LeaveDialog } from '../../shared/page/leave-dialog.tsx'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { useBuilder } from '../draft/builder-context.ts'
import { paperTexts } from '../paper-texts.ts'
import { useQuestionsOf } from '../use-preview.ts'
import { QuestionActs } from './question-acts.tsx'
import { SlotFacts } from './slot-row.tsx'

const texts = paperTexts.panel

/** A question of the paper as students see it, with its key, and what can be done with it. */
export function QuestionPanel({
  slot,
  onClose,
}: {
  readonly slot: PaperSlot | undefined
  readonly onClose: () => void
}) {
  const typed = useRef(false)
  /** What was asked for while marks were typed and not set. */
  const [waiting, setWaiting] = useState<() => void>()
  const leave = (go: () => void) => (typed.current ? setWaiting(() => go) : go())
  return (
    <>
      <Drawer
        open={slot !== undefined}
        onClose={onClose}
        onDismiss={() => leave(onClose)}
        label={slot ? texts.title(slot.number) : ''}
        className="w-[min(44rem,calc(100vw-1rem))] max-w-none!"
      >
        {slot && <Contents slot={slot} typed={typed} leave={leave} onClose={onClose} />}
      </Drawer>
      <LeaveDialog
        open={waiting !== undefined}
        onStay={() => setWaiting(undefined)}
        onLeave={() => {
          setWaiting(undefined)
          waiting?.()
        }}
      />
    </>
  )
}

type ContentsProps = {
  readonly slot: PaperSlot
  /** Whether marks were typed and not set. */
  readonly typed: RefObject<boolean>
  /** Asks first where they would be lost. */
  readonly leave: (go: () => void) => void
  readonly onClose: () => void
}

function Contents({ slot, typed, leave, onClose }: ContentsProps) {
  const { draft, editable, open } = useBuilder()
  const { nameOf } = useTopics()
  const language = useValue(languageStore)
  const questions = useQuestionsOf(draft, true)
  const heading = useRef<HTMLHeadingElement>(null)
  useLostFocus(heading, String(slot.id)) // after one was removed or replaced, its buttons are gone
  const at = draft.slots.findIndex(({ id }) => id === slot.id)
  const [previous, next] = [draft.slots[at - 1], draft.slots[at + 1]]
  return (
    <div className="flex min-h-full flex-col">
      <header className="sticky top-0 z-10 flex items-center gap-2 border-line border-b bg-surface py-2 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="figures flex-1 whitespace-nowrap font-semibold text-lg">
          {texts.title(slot.number)}
        </h2>
        <Button variant="quiet" disabled={!previous} onClick={() => previous && leave(() => open(previous.id))}>
          {texts.previous}
        </Button>
        <Button variant="quiet" disabled={!next} onClick={() => next && leave(() => open(next.id))}>
          {texts.next}
        </Button>
        <CloseButton label={texts.close} onClick={() => leave(onClose)} />
      </header>
      <div className="flex flex-1 flex-col gap-5 p-4">
        <SlotFacts slot={slot} topicName={nameOf} />
        <QueryResult of={questions}>
          {(found) => {
            const shown = found.get(slot.id)
            if (!shown) return <p className="text-ink-soft">{paperTexts.previewRoom.loading}</p>
            const { question, passage, key } = shown
            return (
              <div className="flex flex-col gap-4">
                <TextLanguage
                  label={paperTexts.languages}
                  offered={languagesOf([question.question])}
                  className="self-start text-sm"
                />
                {passage && <FoldedPassage passage={passage.text} language={language} />}
                <QuestionView question={question} language={language}>
                  <Solution
                    question={question}
                    language={language}
                    correct={key?.answer ?? ''}
                    given={null}
                    explanation={key?.explanation ?? null}
                  />
                </QuestionView>
              </div>
            )
          }}
        </QueryResult>
      </div>
      {editable && <QuestionActs key={slot.id} slot={slot} typed={typed} />}
    </div>
  )
}
