import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { setTemplate } from '../../questions/template.ts'
import { PASSAGE_EXAMS } from '../../shared/english/exams.ts'
import { otherCells, withCells } from '../../shared/varied/forms.ts'
import { fillSlots, type Slots, slotsOf } from '../../shared/varied/slots.ts'
import { capitalized } from '../../text/english.ts'
import { paragraphs } from '../../text/localized.ts'
import type { Level } from '../../topics.ts'
import { READING_FORMS, type ReadingForm } from './forms.ts'

type Values = {
  readonly form: ReadingForm
  readonly row: readonly string[]
  readonly others: readonly (readonly string[])[]
  readonly slots: Slots
}

const LEVELS_OF_FORMS: readonly Level[] = [...new Set(READING_FORMS.map(({ level }) => level))]

/** Sentences may begin with what is filled in. */
const passageOf = ({ form, row, slots }: Values): string =>
  fillSlots(withCells(form.text, row), slots).replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())

function optionsOf({ form, row, others, slots }: Values) {
  return form.questions.map(({ found, question, correct, wrong, why }) => {
    const text = (one: string) => fillSlots(withCells(one, row), slots)
    const answer = capitalized(text(correct))
    const distractors = [
      ...new Set(wrong.flatMap((one) => otherCells(one, row, others)).map((one) => capitalized(fillSlots(one, slots)))),
    ]
    return {
      found,
      stem: text(question),
      answer,
      why: text(why),
      wrong: distractors.filter((one) => one !== answer).slice(0, 4),
    }
  })
}

/** What is told of one thing in one installation is told of another in the next. */
const reading = setTemplate<Values>({
  id: 'reading-comprehension/told-of-one',
  topic: 'reading-comprehension',
  levels: LEVELS_OF_FORMS,
  exams: PASSAGE_EXAMS,
  draw(random, level) {
    const form = random.pick(READING_FORMS.filter((one) => one.level === level))
    const [row = [], ...others] = random.shuffle(form.rows)
    return { form, row, others, slots: slotsOf([form.text, ...row], random) }
  },
  write(values, optionCount) {
    return {
      passage: { en: passageOf(values) },
      questions: optionsOf(values).map(({ stem, answer, wrong, why }) => ({
        stem: { en: stem },
        skeleton: values.form.id,
        correct: { en: answer },
        distractors: wrong
          .slice(0, optionCount - 1)
          .map((text) => ({ text: { en: text }, mistake: 'not what the passage says' })),
        explanation: { en: paragraphs(why, `The answer is: ${answer}${/[.?!]$/.test(answer) ? '' : '.'}`) },
      })),
    }
  },
  verify(values) {
    const passage = passageOf(values).toLowerCase()
    const stands = (option: string) => passage.includes(option.toLowerCase())
    return optionsOf(values).map(({ found, answer, wrong }) => {
      const options = [answer, ...wrong].toSorted()
      return found === 'stated' ? only(options, stands) : answer
    })
  },
})

export const READINGS: readonly Template[] = [reading]
