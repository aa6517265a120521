import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { ControlProps } from './fields.ts'
import { Group } from './group.tsx'
import { BLANK_SECTION, type PatternDraft, type SectionDraft } from './pattern.ts'
import { patternTexts } from './pattern-texts.ts'

/** What papers are like: time, options, languages, and the sections with what an answer is worth in each. */
export function PatternControl({ field, value, error, onChange }: ControlProps<'pattern'>) {
  const draft = value as PatternDraft
  const { languages, sections } = draft
  const set = (values: Partial<PatternDraft>) => onChange({ ...draft, ...values })
  const setSection = (index: number, values: Partial<SectionDraft>) =>
    set({ sections: sections.map((section, at) => (at === index ? { ...section, ...values } : section)) })
  const choose = (language: Language, isChosen: boolean) =>
    set({ languages: LANGUAGES.filter((one) => (one === language ? isChosen : languages.includes(one))) })
  return (
    <Group label={field.label} hint={field.hint} error={error}>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={patternTexts.minutes}
          inputMode="numeric"
          value={draft.minutes}
          onChange={(event) => set({ minutes: event.target.value })}
        />
        <TextField
          label={patternTexts.options}
          inputMode="numeric"
          value={draft.options}
          onChange={(event) => set({ options: event.target.value })}
        />
      </div>
      <fieldset className="mt-2 flex flex-wrap gap-x-5">
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
        <Section
          key={index}
          number={index + 1}
          section={section}
          onChange={(values) => setSection(index, values)}
          onRemove={sections.length > 1 ? () => set({ sections: sections.filter((_, at) => at !== index) }) : undefined}
        />
      ))}
      <Button
        look="secondary"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => set({ sections: [...sections, { ...BLANK_SECTION, ...markingOf(sections.at(-1)) }] })}
      >
        {patternTexts.addSection}
      </Button>
    </Group>
  )
}

/** The next section is mostly marked as the one before. */
const markingOf = (section: SectionDraft | undefined) =>
  section && { right: section.right, wrong: section.wrong, blank: section.blank }

type SectionProps = {
  readonly number: number
  readonly section: SectionDraft
  readonly onChange: (values: Partial<SectionDraft>) => void
  readonly onRemove: (() => void) | undefined
}

function Section({ number, section, onChange, onRemove }: SectionProps) {
  const field = (name: keyof SectionDraft, more: { inputMode?: 'numeric' } = {}) => (
    <TextField
      key={name}
      label={patternTexts.fields[name]}
      value={section[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...more}
    />
  )
  return (
    <fieldset className="rounded-md border border-line p-3">
      <legend className="px-1 font-medium">{patternTexts.section(number)}</legend>
      <div className="flex flex-col gap-3">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">{field('name')}</div>
          {onRemove && (
            <button
              type="button"
              aria-label={patternTexts.removeSection(number)}
              onClick={onRemove}
              className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
        <div className="grid grid-cols-2 items-end gap-3">
          {field('count', { inputMode: 'numeric' })}
          {field('minutes', { inputMode: 'numeric' })}
        </div>
        <div className="grid grid-cols-3 items-end gap-3">
          {field('right')}
          {field('wrong')}
          {field('blank')}
        </div>
      </div>
    </fieldset>
  )
}
