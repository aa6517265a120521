import type { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import type { Template } from '../../question.ts'
import { setTemplate } from '../../questions/template.ts'
import { CLOZE_EXAMS } from '../../shared/english/exams.ts'
import { everyLetterHasACell, form, withCells } from '../../shared/varied/forms.ts'
import { fillSlots, type Slots, slotsOf } from '../../shared/varied/slots.ts'
import type { Level } from '../../topics.ts'
import { blanks, cloze, everyBlankHasAPlace } from './cloze.ts'

const clozeForm = form
  .extend({ blanks })
  .refine(everyLetterHasACell, 'a letter without a cell')
  .refine(everyBlankHasAPlace, 'a blank without a place in the text')

/** A cloze that is told of several things. */
type ClozeForm = Readonly<z.infer<typeof clozeForm>>

const CLOZE_FORMS: readonly ClozeForm[] = readList(new URL('./forms.yaml', import.meta.url), clozeForm)

type Values = { readonly form: ClozeForm; readonly row: readonly string[]; readonly slots: Slots }

const LEVELS_OF_FORMS: readonly Level[] = [...new Set(CLOZE_FORMS.map(({ level }) => level))]

const filled = (text: string, { row, slots }: Values): string => fillSlots(withCells(text, row), slots)

/** Sentences may begin with what is filled in. */
const textOf = (values: Values): string =>
  filled(values.form.text, values).replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())

const blanksOf = (values: Values): ClozeForm['blanks'] =>
  values.form.blanks.map(({ correct, wrong, why }) => ({
    correct: filled(correct, values),
    wrong: wrong.map((option) => filled(option, values)),
    why: filled(why, values),
  }))

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
    const { id, level } = values.form
    const { passage, questions } = cloze(id, level, textOf(values), blanksOf(values)).draft
    return {
      ...(passage && { passage }),
      questions: questions.map((question) => ({
        ...question,
        skeleton: id,
        distractors: question.distractors.slice(0, optionCount - 1),
      })),
    }
  },
  verify: (values) => blanksOf(values).map(({ correct }) => correct),
})

export const VARIED_CLOZES: readonly Template[] = [varied]
