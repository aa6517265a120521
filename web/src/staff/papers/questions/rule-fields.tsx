import { type PaperRule, RULE_SOURCES } from '@pariksha/contract/papers/paper-rule'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { Trash2 } from 'lucide-react'
import { SelectField } from '../../../shared/ui/forms/select-field.tsx'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { questionTexts } from '../../questions/question-texts.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { SegmentedField } from '../../shared/page/segmented-field.tsx'
import { paperTexts } from '../paper-texts.ts'
import { withTopics } from './rule.ts'

type Props = { readonly rule: PaperRule; readonly onChange: (rule: PaperRule) => void }

const texts = paperTexts.rule
const SOURCES = RULE_SOURCES.map((value) => ({ value, label: texts.sources[value] }))

/** The typed number, cut to an integer within the bounds; anything else counts as the minimum. */
const within = (typed: string, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.trunc(Number(typed)) || min))

/** By which rule a section is filled. */
export function RuleFields({ rule, onChange }: Props) {
  const set = (values: Partial<PaperRule>) => onChange({ ...rule, ...values })
  return (
    <div className="flex flex-col gap-5">
      <Topics rule={rule} onChange={onChange} />
      <fieldset>
        <legend className="pb-1 font-medium">{texts.levels}</legend>
        <div className="grid grid-cols-3 gap-3">
          {LEVELS.map((level) => (
            <TextField
              key={level}
              label={questionTexts.levels[level]}
              type="number"
              min={0}
              max={100}
              value={rule.levels[level]}
              onChange={(event) => set({ levels: { ...rule.levels, [level]: within(event.target.value, 0, 100) } })}
            />
          ))}
        </div>
      </fieldset>
      <SegmentedField
        label={texts.source}
        choices={SOURCES}
        value={rule.source}
        onChange={(source) => set({ source })}
      />
      <fieldset>
        <legend className="font-medium">{texts.kinds}</legend>
        {QUESTION_KINDS.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={rule.kinds.includes(kind)}
              onChange={(event) =>
                set({
                  kinds: QUESTION_KINDS.filter((one) =>
                    one === kind ? event.target.checked : rule.kinds.includes(one),
                  ),
                })
              }
            />
            {questionTexts.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <TextField
        label={texts.skip}
        type="number"
        min={0}
        max={50}
        value={rule.skip_last}
        hint={texts.balanced}
        onChange={(event) => set({ skip_last: within(event.target.value, 0, 50) })}
      />
    </div>
  )
}

function Topics({ rule: { topics: chosen, ...rule }, onChange }: Props) {
  const { topics, choices, nameOf } = useTopics()
  const set = (next: PaperRule['topics']) => onChange({ ...rule, topics: next })
  const left = choices.filter(({ value }) => !chosen.some(({ topic }) => topic === value))
  const subjects = [...new Set(topics.map(({ subject }) => subject))].toSorted()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{texts.topics}</legend>
      <p className="text-ink-soft text-sm">{chosen.length === 0 ? texts.noTopics : texts.topicsHint}</p>
      <ul className="flex flex-col divide-y divide-line">
        {chosen.map(({ topic, share }) => (
          <li key={topic} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{nameOf(topic)}</span>
            <input
              type="number"
              min={1}
              max={1000}
              aria-label={texts.share(nameOf(topic))}
              value={share}
              onChange={(event) =>
                set(
                  chosen.map((one) =>
                    one.topic === topic ? { topic, share: within(event.target.value, 1, 1000) } : one,
                  ),
                )
              }
              className="figures min-h-11 w-20 rounded-md border border-outline bg-surface px-2"
            />
            <button
              type="button"
              aria-label={texts.removeTopic(nameOf(topic))}
              onClick={() => set(chosen.filter((one) => one.topic !== topic))}
              className="flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        label={texts.addTopic}
        value=""
        choices={[
          { value: '', label: texts.choose },
          ...subjects.map((subject) => ({
            value: `subject:${subject}`,
            label: texts.wholeSubject(subject, topics.filter((one) => one.subject === subject).length),
          })),
          ...left,
        ]}
        onChange={({ target: { value } }) =>
          set(
            withTopics(
              chosen,
              topics.filter(({ slug, subject }) => slug === value || `subject:${subject}` === value),
            ),
          )
        }
      />
    </fieldset>
  )
}
