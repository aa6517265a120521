import { TRANSLATION_LANGUAGES } from '@pariksha/contract/texts/translated-fields'
import { type FormEvent, type ReactNode, useRef } from 'react'
import type { FieldError } from '../../../shared/lib/api/api-errors.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { texts } from '../../texts.ts'
import { FieldControl } from './field-control.tsx'
import { type Field, type Fields, fromDraft, toDraft } from './fields.ts'
import { markOutdated, type TranslationsDraft, withMarks } from './translations.ts'
import { TranslationsControl } from './translations-control.tsx'
import { ConfirmLeaving } from './unsaved/confirm-leaving.tsx'
import { RestoredNotice } from './unsaved/restored-notice.tsx'
import { useUnsaved } from './unsaved/use-unsaved.ts'
import { UploadsOf, useUploads } from './uploads/uploads.ts'
import { useSaveForm } from './use-save-form.ts'

type Props = {
  /** Names the form on this device, where what is typed is kept until it is saved. */
  readonly name: string
  readonly fields: Fields
  /** What is there; nothing for a new one. */
  readonly row: (Readonly<Record<string, unknown>> & { readonly version: string }) | undefined
  /** With the version that was changed; empty for a new one. */
  readonly save: (input: Record<string, unknown>, version: string) => Promise<unknown>
  readonly onSaved: () => void
  readonly onCancel?: () => void
  /** Reads again what is there, after somebody else changed it. */
  readonly onShowNow?: () => void
  readonly preview?: (input: Record<string, unknown>) => ReactNode
}

/** A plain form made of the description of its fields. What the server finds wrong is shown at the field. */
export function EditForm({ name, fields, row, save, onSaved, onCancel, onShowNow, preview }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useUnsaved({ form: name, saved: toDraft(fields, row), version: row?.version ?? '' })
  const { value: draft, change: setDraft, first } = unsaved

  const uploads = useUploads()
  const { send, busy, errors, problem, isOvertaken } = useSaveForm({
    uploads,
    save: () => save(fromDraft(fields, draft), unsaved.version),
    onSaved() {
      unsaved.end(draft)
      showToast({ tone: 'good', text: texts.form.saved })
      onSaved()
    },
    onRefused([first]) {
      const place = placeOf(first?.path ?? '')
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>(`[data-field="${place}"] :is(input, textarea, select)`)?.focus(),
      )
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  const errorAt = (place: string) => errors.find(({ path }) => placeOf(path) === place)?.message

  const translations = (name: string, field: Field) => {
    const now = draft.translations as TranslationsDraft
    return (
      <TranslationsControl
        name={name}
        field={field}
        values={{ te: now.te[name], hi: now.hi[name] }}
        isOutdated={(language) => now.outdated[language].includes(name)}
        onStillCorrect={(language) => setDraft(markOutdated(draft, name, language, false))}
        errorOf={(language) => errorAt(`${name}.${language}`)}
        onChange={(language, value) => {
          const texts = { ...now, [language]: { ...now[language], [name]: value } }
          setDraft(withMarks({ ...draft, translations: texts }, first, name, [language]))
        }}
      />
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
      <RestoredNotice unsaved={unsaved} />
      <div className="flex max-w-[40rem] flex-col gap-5">
        <UploadsOf value={uploads.follow}>
          {Object.entries(fields).map(([name, field]) => (
            <div key={name} data-field={name}>
              <FieldControl
                field={field}
                value={draft[name]}
                error={errorAt(name)}
                problems={problemsIn(errors, name)}
                onChange={(value) =>
                  // a file may come when others were typed in since
                  setDraft((now) =>
                    withMarks({ ...now, [name]: value }, first, name, field.translated ? TRANSLATION_LANGUAGES : []),
                  )
                }
              />
              {field.translated && translations(name, field)}
            </div>
          ))}
        </UploadsOf>
        {isOvertaken ? (
          <ErrorNotice
            text={texts.form.overtaken}
            retryLabel={texts.form.showNow}
            {...(onShowNow && {
              onRetry() {
                unsaved.forget()
                onShowNow()
              },
            })}
          />
        ) : (
          problem && <ErrorNotice text={errorAt('') ?? problem} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {texts.form.save}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {texts.form.cancel}
            </Button>
          )}
        </div>
      </div>
      {preview && (
        <section aria-label={texts.form.preview} className="flex flex-col gap-3">
          <h2 className="font-semibold text-ink-soft text-sm">{texts.form.preview}</h2>
          <div className="overflow-hidden rounded-lg border border-line border-dashed p-4">
            {preview(fromDraft(fields, draft))}
          </div>
        </section>
      )}
      <ConfirmLeaving clean={unsaved.clean} onLeave={unsaved.forget} />
    </form>
  )
}

/** What is wrong inside of a field, by the path from there; the first of several at one place. */
const problemsIn = (errors: readonly FieldError[], name: string): ReadonlyMap<string, string> =>
  new Map(
    errors
      .filter(({ path }) => path.startsWith(`${name}.`))
      .map(({ path, message }) => [path.slice(name.length + 1), message] as const)
      .toReversed(),
  )

/** Where an error is shown: at the field, or at its translation. */
function placeOf(path: string): string {
  const [name = '', language, translated] = path.split('.')
  return name === 'translations' && translated !== undefined ? `${translated}.${language}` : name
}
