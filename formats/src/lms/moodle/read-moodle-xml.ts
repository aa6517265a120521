import { readCategory } from '../../building/category.ts'
import { readLabels } from '../../building/labels.ts'
import { type SetBuilder, setBuilder } from '../../building/set-builder.ts'
import { fault, note, type Reading } from '../../question-set.ts'
import { childOf, childrenOf, parseXml, type XmlElement, XmlError } from '../../xml/parse-xml.ts'
import { oneLanguage } from './mlang.ts'
import { plainValue, tagsOf, textIn } from './moodle-elements.ts'
import { readMoodleQuestion } from './moodle-question.ts'
import { childText } from './moodle-text.ts'

export const isMoodleXml = (text: string): boolean => /<quiz[\s/>]/.test(text.slice(0, 2000))

/** Moodle's own XML: choice, true/false, numbers and descriptions; other kinds are reported with their line. */
export function readMoodleXml(bytes: Uint8Array): Reading {
  let quiz: XmlElement
  try {
    quiz = parseXml(bytes)
  } catch (error) {
    if (error instanceof XmlError) return refused(error.message)
    throw error
  }
  if (quiz.name !== 'quiz')
    return refused('This is not a file of questions from Moodle (its first element is not <quiz>).')
  const builder = setBuilder()
  for (const { name, line } of childrenOf(quiz).filter((child) => child.name !== 'question'))
    builder.refuse(fault('unknown-element', `<${name}> is no question, and was left out with what is in it.`, { line }))
  readQuiz(quiz, builder)
  return builder.finish()
}

const refused = (what: string): Reading => ({ set: null, problems: [fault('not-moodle-xml', what)], places: [] })

function readQuiz(quiz: XmlElement, builder: SetBuilder): void {
  const questions = childrenOf(quiz, 'question').map((element) => ({ element, labels: readLabels(tagsOf(element)) }))
  // a file of ours says which questions a passage is for; in another one it is for those that follow it
  const linked = questions.some(
    ({ element, labels }) => element.attributes.type !== 'description' && labels.passage !== null,
  )
  const passages = new Map<string, string>()
  let category = readCategory('')
  let following: string | null = null
  for (const { element, labels } of questions) {
    const at = { line: element.line }
    if (element.attributes.type === 'category') {
      category = readCategory(oneLanguage(plainValue(childOf(element, 'category'))))
      following = null
    } else if (element.attributes.type === 'description') {
      const id = textIn(element, 'idnumber')
      if (!linked)
        builder.problem(
          note('passage-for-what-follows', 'A description is taken as the passage of the questions after it.', at),
        )
      following = builder.addPassage(childText(element, 'questiontext', at, builder), at, id || undefined)
      if (following !== null) passages.set(id, following)
    } else {
      const passage = linked ? (passages.get(labels.passage ?? '') ?? null) : following
      readMoodleQuestion(element, { labels, ...category, passage }, builder)
    }
  }
}
