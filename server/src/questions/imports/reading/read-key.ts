import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { applyKey } from '@pariksha/formats/paper-text/answers/apply-key'
import type { Problem } from '@pariksha/formats/question-set'
import { readKeyFile } from '@pariksha/formats/read-key-file'

export type Keyed = {
  readonly position: number
  readonly number: string | null
  readonly content: Pick<QuestionContent, 'kind' | 'options' | 'answer' | 'explanation'>
}
export type KeyTask = {
  readonly questions: readonly Keyed[]
  readonly key: string | { readonly name: string; readonly bytes: Uint8Array }
}
export type KeyRead = {
  readonly failure: string | null
  readonly answers: readonly Pick<Keyed, 'position' | 'content'>[]
  readonly problems: readonly Problem[]
}

/** The answers that a key gives to questions. Runs in a process of its own. */
export async function readKey({ questions, key }: KeyTask): Promise<KeyRead> {
  const read = typeof key === 'string' ? { key } : await readKeyFile(key.name, key.bytes)
  return 'key' in read ? apply(questions, read.key) : { failure: read.failure, answers: [], problems: [] }
}

function apply(questions: readonly Keyed[], key: string): KeyRead {
  const asked = questions.map(({ position, number, content }) => ({
    number: number ?? String(position + 1),
    ...content,
    stem: {},
    passage: null,
    section: null,
    topic: null,
    level: null,
    source: null,
    year: null,
    tags: [],
  }))
  const { set, problems } = applyKey({ passages: [], pictures: [], questions: asked }, key)
  const answers = set.questions.flatMap(({ kind, options, answer, explanation }, index) => {
    const [before, question] = [asked[index], questions[index]]
    if (
      !before ||
      !question ||
      JSON.stringify([before.answer, before.explanation]) === JSON.stringify([answer, explanation])
    )
      return []
    // solutions that are there already are not written a second time
    return [
      {
        position: question.position,
        content: { kind, options, answer, explanation: before.explanation ?? explanation },
      },
    ]
  })
  return { failure: null, answers, problems }
}
