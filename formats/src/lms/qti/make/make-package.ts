import { labelsAsTags } from '../../../building/labels.ts'
import { languagesIn, nameOf, passageOf, pictureOf } from '../../../building/making.ts'
import { fileNameOf } from '../../../building/picture-store.ts'
import { makeArchive } from '../../../package/make-archive.ts'
import { type MadeFile, note, type Problem, type QuestionSet } from '../../../question-set.ts'
import { blocksOf, makeItem } from './make-item.ts'
import { makeManifest, type Resource } from './make-manifest.ts'
import { QTI_22, QTI_30, type QtiVersion, qtiWriter } from './qti-version.ts'

export const makeQti22 = (set: QuestionSet): MadeFile => makePackage(set, QTI_22)
export const makeQti30 = (set: QuestionSet): MadeFile => makePackage(set, QTI_30)

/** A content package: a test with its sections, an item for each question, passages and pictures beside them. */
function makePackage(set: QuestionSet, version: QtiVersion): MadeFile {
  const files: Record<string, Uint8Array | string> = { 'imsmanifest.xml': '' }
  const resources: Resource[] = []
  // identifiers of QTI are names of XML
  const stimuli = new Map(
    set.passages.map(({ id }, index) => [id, /^[A-Za-z_][\w.-]*$/.test(id) ? id : `passage-${index + 1}`]),
  )
  const address = (id: string) => {
    const picture = pictureOf(set, id)
    return picture && `../images/${fileNameOf(picture)}`
  }
  for (const picture of set.pictures) files[`images/${fileNameOf(picture)}`] = picture.bytes
  if (version.name === '3.0')
    for (const { id, text } of set.passages) {
      const identifier = stimuli.get(id) ?? ''
      const html = blocksOf(text, languagesIn([text]), address, true)
      const { element, document } = qtiWriter(version)
      const name = `stimuli/${identifier}.xml`
      files[name] = document('assessmentStimulus', { identifier, title: id }, element('stimulusBody', {}, html))
      resources.push({
        identifier: `stimulus-${identifier}`,
        kind: 'stimulus',
        name,
        keywords: [],
        pictures: picturesIn(html),
      })
    }
  for (const [index, question] of set.questions.entries()) {
    const identifier = `item-${index + 1}`
    const name = `items/${identifier}.xml`
    const passage = passageOf(set, question)
    const xml = makeItem(question, {
      version,
      address,
      passage,
      identifier,
      stimulus: stimuli.get(passage?.id ?? '') ?? '',
    })
    files[name] = xml
    const keywords = labelsAsTags(question, ['section', 'passage', 'number'])
    resources.push({ identifier, kind: 'item', name, keywords, pictures: picturesIn(xml) })
  }
  files['test.xml'] = makeTest(set, version)
  files['imsmanifest.xml'] = makeManifest(version, [
    { identifier: 'test', kind: 'test', name: 'test.xml', keywords: [], pictures: [] },
    ...resources,
  ])
  return { bytes: makeArchive(files), problems: unanswered(set) }
}

const picturesIn = (xml: string): string[] => [
  ...new Set([...xml.matchAll(/src="\.\.\/(images\/[^"]+)"/g)].map(([, name = '']) => name)),
]

const unanswered = (set: QuestionSet): Problem[] =>
  set.questions.flatMap((question, index) =>
    question.answer === null ? [note('no-answer', `${nameOf(question, index)}: its right answer is missing.`)] : [],
  )

/** Questions one after the other with the same section are a section. */
function makeTest({ questions }: QuestionSet, version: QtiVersion): string {
  const { element, document } = qtiWriter(version)
  const sections: { title: string; items: string[] }[] = []
  for (const [index, { section }] of questions.entries()) {
    const last = sections.at(-1)
    const current = last?.title === (section ?? '') ? last : { title: section ?? '', items: [] }
    if (current !== last) sections.push(current)
    const identifier = `item-${index + 1}`
    current.items.push(element('assessmentItemRef', { identifier, href: `items/${identifier}.xml` }))
  }
  return document(
    'assessmentTest',
    { identifier: 'test', title: 'Questions' },
    element(
      'testPart',
      { identifier: 'part-1', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
      ...sections.map(({ title, items }, index) =>
        element('assessmentSection', { identifier: `section-${index + 1}`, title, visible: 'true' }, ...items),
      ),
    ),
  )
}
