import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { useTexts } from '../texts.ts'

export type Choice = {
  readonly label: string
  readonly variant?: ButtonVariant
  /** It submits the test: what is said where that is asked first. */
  readonly warning?: string
  /** May be async; if it rejects, `failed` is shown. */
  readonly run: () => unknown
}

type Props = {
  readonly title: string
  readonly text: ReactNode
  readonly choices: readonly Choice[]
  readonly failed?: string
  /** A way to another page. */
  readonly link?: ReactNode
  readonly children?: ReactNode
}

/** A full-screen message with choices, in place of the question. */
export function Interruption({ title, text, choices, failed, link, children }: Props) {
  const texts = useTexts()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState(false)
  const [asked, setAsked] = useState<Choice | null>(null)
  const close = () => setAsked(null)
  const run = async (choice: Choice) => {
    close()
    setBusy(choice.label)
    setProblem(false)
    try {
      await choice.run()
    } catch {
      setProblem(true)
    }
    setBusy(null)
  }
  return (
    <main className="page-width flex min-h-dvh items-center justify-center py-10">
      <section
        aria-labelledby="interruption"
        className="flex w-full max-w-lg flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-md md:p-8"
      >
        <h1 id="interruption" className="font-semibold text-2xl">
          {title}
        </h1>
        <p className="text-ink-soft">{text}</p>
        {children}
        {problem && (
          <p role="alert" className="text-bad">
            {failed}
          </p>
        )}
        <div className="flex flex-col gap-3">
          {choices.map((choice) => (
            <Button
              key={choice.label}
              variant={choice.variant ?? 'primary'}
              busy={busy === choice.label}
              disabled={busy !== null}
              onClick={() => (choice.warning === undefined ? void run(choice) : setAsked(choice))}
            >
              {choice.label}
            </Button>
          ))}
          {link}
        </div>
      </section>
      <Dialog
        open={asked !== null}
        onClose={close}
        role="alertdialog"
        title={texts.submit.title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.submit.goBack}
            </Button>
            <Button variant="danger" onClick={() => asked && void run(asked)}>
              {texts.submit.confirm}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{asked?.warning}</p>
      </Dialog>
    </main>
  )
}
