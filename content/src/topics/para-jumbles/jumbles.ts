import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import type { Template } from '../../question.ts'
import { template } from '../../questions/template.ts'
import { PARA_JUMBLE_EXAMS } from '../../shared/english/exams.ts'
import { arrange } from '../../shared/english/forms.ts'
import { fillSlots, type Slots, slotsOf } from '../../shared/varied/slots.ts'
import { LEVELS } from '../../topics.ts'

const NAMES = 'PQRST'
const text = z.string().min(1)

/**
 * A paragraph whose order its linking words fix: each sentence but the first leans on the one before it. `why` names its
 * sentences by {1}, {2} …, and `[a/b]` is one of these words.
 */
const story = z.strictObject({ level: z.enum(LEVELS), sentences: z.array(text).min(4).max(NAMES.length), why: text })
type Story = Readonly<z.infer<typeof story>>

const STORIES: readonly Story[] = readList(new URL('./stories.yaml', import.meta.url), story)

type Values = { readonly story: Story; readonly slots: Slots; readonly printed: readonly number[] }

/** The letters of the right order: where each sentence is printed. */
const rightOrder = ({ printed }: Values): string => printed.map((_, place) => NAMES[printed.indexOf(place)]).join('')

/** Orders that keep some neighbours together, as a hasty reader would. */
function temptingOrders(right: string): readonly string[] {
  const [a = '', b = '', c = '', ...rest] = right
  const last = rest.join('')
  return [a + c + b + last, b + a + c + last, a + last + b + c, c + a + b + last, last + a + b + c]
}

const storyInOrder = template<Values>({
  id: 'para-jumbles/linked-sentences',
  topic: 'para-jumbles',
  levels: LEVELS,
  exams: PARA_JUMBLE_EXAMS,
  draw(random, level) {
    const story = random.pick(STORIES.filter((one) => one.level === level))
    const slots = slotsOf([...story.sentences, story.why], random)
    for (;;) {
      const printed = random.shuffle(story.sentences.map((_, place) => place))
      if (printed.some((place, index) => place !== index)) return { story, slots, printed }
    }
  },
  write(values, optionCount) {
    const { story, slots, printed } = values
    const right = rightOrder(values)
    const why = fillSlots(story.why, slots).replace(/\{(\d)\}/g, (_, number) => right[Number(number) - 1] ?? '')
    const { stem, wrong, explanation, codes, typed } = arrange(
      '',
      story.level,
      printed.map((place) => fillSlots(story.sentences[place] ?? '', slots)),
      right,
      temptingOrders(right).slice(0, optionCount - 1),
      why,
    )
    return {
      stem: { en: stem },
      skeleton: story.why,
      correct: { en: right },
      distractors: wrong.map((text) => ({
        text: { en: text },
        mistake: 'puts a pronoun or a linking word before what it refers to',
      })),
      explanation: { en: explanation },
      ...(codes && { codes }),
      ...(typed && {
        typed: { stem: { en: typed.stem }, answer: typed.answer, explanation: { en: typed.explanation } },
      }),
    }
  },
  // puts the printed sentences back, one by one
  verify({ story, printed }) {
    const left = printed.map((place, index) => ({ text: story.sentences[place], letter: NAMES[index] }))
    return story.sentences.map((text) => left.find((one) => one.text === text)?.letter).join('')
  },
})

export const JUMBLES: readonly Template[] = [storyInOrder]
