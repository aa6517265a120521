import type { Template } from '../../question.ts'
import { setTemplate } from '../../questions/template.ts'
import { CLOZE_EXAMS } from '../../shared/english/exams.ts'
import { withCells } from '../../shared/varied/forms.ts'
import { fillSlots, type Slots, slotsOf } from '../../shared/varied/slots.ts'
import type { Level } from '../../topics.ts'
import { CLOZE_FORMS, type ClozeForm } from './cloze-forms.ts'
import { cloze } from './gaps.ts'

type Values = { readonly form: ClozeForm; readonly row: readonly string[]; readonly slots: Slots }

const LEVELS_OF_FORMS: readonly Level[] = [...new Set(CLOZE_FORMS.map(({ level }) => level))]

const textOf = ({ form, row, slots }: Values): string =>
  fillSlots(withCells(form.text, row), slots).replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())

const varied = setTemplate<Values>({
  id: 'cloze/told-of-one',
  topic: 'cloze',
  levels: LEVELS_OF_FORMS,
  exams: CLOZE_EXAMS,
  draw(random, level) {
    const form = random.pick(CLOZE_FORMS.filter((one) => one.level === level))
    const row = random.pick(form.rows)
    return { form, row, slots: slotsOf([form.text, ...row], random) }
  },
  write(values, optionCount) {
    const { passage, questions } = cloze(values.form.slug, values.form.level, [textOf(values)]).draft
    return {
      ...(passage && { passage }),
      questions: questions.map((question) => ({
        ...question,
        pattern: values.form.slug,
        distractors: question.distractors.slice(0, optionCount - 1),
      })),
    }
  },
  // the word that stands first behind each opening bracket
  verify: (values) => [...textOf(values).matchAll(/\{([^;{}]+);/g)].map(([, word = '']) => word.trim()),
})

export const VARIED_CLOZES: readonly Template[] = [varied]
