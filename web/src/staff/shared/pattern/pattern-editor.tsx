import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { nextSection, type PatternDraft, type SectionDraft } from './pattern-draft.ts'
import { patternTexts } from './pattern-texts.ts'

type Props = {
  readonly draft: PatternDraft
  readonly onChange: (draft: PatternDraft) => void
  /** By place in the pattern; null before it is to be shown. */
  readonly problems: ReadonlyMap<string, string> | null
}

/** What papers are like: time, options, languages, and the sections with what an answer is worth in each. */
export function PatternEditor({ draft, onChange, problems }: Props) {
  const { languages, sections } = draft
  const set = (values: Partial<PatternDraft>) => onChange({ ...draft, ...values })
  const setSection = (index: number, values: Partial<SectionDraft>) =>
    set({ sections: sections.map((section, at) => (at === index ? { ...section, ...values } : section)) })
  const choose = (language: Language, isChosen: boolean) =>
    set({ languages: LANGUAGES.filter((one) => (one === language ? isChosen : languages.includes(one))) })
  const whole = ['languages', 'sections'].flatMap((place) => problems?.get(place) ?? [])
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        {(['minutes', 'options'] as const).map((name) => (
          <TextField
            key={name}
            label={patternTexts[name]}
            inputMode="numeric"
            value={draft[name]}
            error={problems?.get(name)}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="font-medium">{patternTexts.languages}</legend>
        {LANGUAGES.map((language) => (
          <label key={language} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={languages.includes(language)}
              onChange={(event) => choose(language, event.target.checked)}
            />
            {patternTexts.languageNames[language]}
          </label>
        ))}
      </fieldset>
      {sections.map((section, index) => (
        <SectionFields
          key={index}
          number={index + 1}
          section={section}
          problemOf={(place) => problems?.get(`sections.${index}.${place}`)}
          onChange={(values) => setSection(index, values)}
          onRemove={sections.length > 1 ? () => set({ sections: sections.filter((_, at) => at !== index) }) : undefined}
        />
      ))}
      {whole.map((problem) => (
        <p key={problem} role="alert" className="text-bad text-sm">
          {problem}
        </p>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => set({ sections: [...sections, nextSection(draft)] })}
      >
        {patternTexts.add}
      </Button>
    </div>
  )
}

type SectionProps = {
  readonly number: number
  readonly section: SectionDraft
  readonly problemOf: (place: string) => string | undefined
  readonly onChange: (values: Partial<SectionDraft>) => void
  readonly onRemove: (() => void) | undefined
}

function SectionFields({ number, section, problemOf, onChange, onRemove }: SectionProps) {
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-medium">{patternTexts.section(number)}</legend>
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={patternTexts.name}
          value={section.name}
          maxLength={80}
          error={problemOf('name')}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {onRemove && (
          <button
            type="button"
            aria-label={patternTexts.remove(number)}
            onClick={onRemove}
            className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={patternTexts.count}
          inputMode="numeric"
          value={section.count}
          error={problemOf('count')}
          onChange={(event) => onChange({ count: event.target.value })}
        />
        <TextField
          label={patternTexts.own}
          hint={patternTexts.ownHint}
          inputMode="numeric"
          value={section.minutes}
          error={problemOf('minutes')}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
      </div>
      <MarkFields values={section} problemOf={(name) => problemOf(`marking.${name}`)} onChange={onChange} />
    </fieldset>
  )
}

type Marks = Readonly<Record<'right' | 'wrong' | 'blank', string>>
type MarkProps = {
  readonly values: Marks
  readonly problemOf: (name: keyof Marks) => string | undefined
  readonly onChange: (values: Partial<Marks>) => void
}

/** What a right, a wrong and no answer is worth. */
export function MarkFields({ values, problemOf, onChange }: MarkProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="grid grid-cols-3 items-end gap-3">
        {(['right', 'wrong', 'blank'] as const).map((name) => (
          <TextField
            key={name}
            label={patternTexts[name]}
            value={values[name]}
            maxLength={8}
            error={problemOf(name)}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <p className="text-ink-soft text-sm">{patternTexts.marksHint}</p>
    </div>
  )
}
