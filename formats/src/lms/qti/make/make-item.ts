import type { Language } from '@pariksha/contract/languages'
import { middleOf } from '../../../building/decimals.ts'
import { languagesIn, partsOf, rightPlaces, textsIn } from '../../../building/making.ts'
import type { FilePassage, FileQuestion, Texts } from '../../../question-set.ts'
import { markdownToHtml } from '../../../text/markdown-to-html.ts'
import { escapeXml } from '../../../xml/parse-xml.ts'
import type { QtiVersion } from './qti-version.ts'
import { qtiWriter } from './qti-version.ts'

export type ItemContext = {
  readonly version: QtiVersion
  /** The address of a picture from an item. */
  readonly address: (id: string) => string | undefined
  readonly passage: FilePassage | undefined
  readonly identifier: string
  readonly stimulus: string
}

/** A text as blocks, one for each of its languages. */
export function blocksOf(
  texts: Texts,
  languages: readonly Language[],
  address: ItemContext['address'],
  isStem = false,
): string {
  return partsOf(texts, languages, isStem)
    .map(({ language, text }) => {
      const html = markdownToHtml(text, { formulae: 'mathml', address })
      return language === null ? `<div>${html}</div>` : `<div xml:lang="${language}">${html}</div>`
    })
    .join('')
}

const OPTIONS = 'ABCDEF'
const CORRECT = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct'

/** One question as an item. */
export function makeItem(question: FileQuestion, context: ItemContext): string {
  const { version, address, passage, identifier } = context
  const { element, document } = qtiWriter(version)
  const { answer, kind, explanation, number, stem, options } = question
  const languages = languagesIn(textsIn(question))
  const baseType = kind === 'numeric' ? 'float' : 'identifier'
  const cardinality = kind === 'multiple-choice' ? 'multiple' : 'single'
  const values =
    answer?.kind === 'numeric'
      ? [middleOf(answer.low, answer.high).middle]
      : rightPlaces(question).map((place) => OPTIONS[place] ?? '')
  const score = element(
    'outcomeDeclaration',
    { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
    element('defaultValue', {}, element('value', {}, '0')),
  )
  const feedback = explanation
    ? element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' })
    : ''
  const shared = passage && blocksOf(passage.text, languagesIn([passage.text]), address, true)
  const interaction =
    kind === 'numeric'
      ? `<p>${element('textEntryInteraction', { responseIdentifier: 'RESPONSE', expectedLength: '12' })}</p>`
      : element(
          'choiceInteraction',
          { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: kind === 'multiple-choice' ? '0' : '1' },
          ...options.map((option, place) =>
            element('simpleChoice', { identifier: OPTIONS[place] }, blocksOf(option, languages, address)),
          ),
        )
  return document(
    'assessmentItem',
    {
      identifier,
      title: number ?? identifier,
      adaptive: 'false',
      timeDependent: 'false',
      'xml:lang': languages.length === 1 ? languages[0] : undefined,
    },
    element(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality, baseType },
      values.length === 0
        ? ''
        : element('correctResponse', {}, ...values.map((value) => element('value', {}, escapeXml(value)))),
    ),
    score,
    feedback,
    passage && version.name === '3.0'
      ? element('assessmentStimulusRef', { identifier: context.stimulus, href: `../stimuli/${context.stimulus}.xml` })
      : '',
    element(
      'itemBody',
      {},
      shared && version.name === '2.2'
        ? element('rubricBlock', { view: 'candidate', id: context.stimulus }, shared)
        : '',
      blocksOf(stem, languages, address, true),
      interaction,
    ),
    processing(question, version),
    explanation ? modal(blocksOf(explanation, languages, address), version) : '',
  )
}

function modal(html: string, version: QtiVersion): string {
  const { element } = qtiWriter(version)
  const attributes = { outcomeIdentifier: 'FEEDBACK', identifier: 'solution', showHide: 'show' }
  return element('modalFeedback', attributes, version.name === '3.0' ? element('contentBody', {}, html) : html)
}

/** The standard template where it is enough; else the test of the number, and the solution after any answer. */
function processing({ answer, explanation }: FileQuestion, version: QtiVersion): string {
  const { element } = qtiWriter(version)
  const set = (identifier: string, baseType: string, value: string) =>
    element('setOutcomeValue', { identifier }, element('baseValue', { baseType }, value))
  const response = element('variable', { identifier: 'RESPONSE' })
  const number = (value: string) => element('baseValue', { baseType: 'float' }, value)
  const correct = element('match', {}, response, element('correct', { identifier: 'RESPONSE' }))
  if (answer === null && !explanation) return ''
  if (answer && answer.kind !== 'numeric' && !explanation)
    return element('responseProcessing', { template: templateOf(version) })
  const test =
    answer?.kind !== 'numeric'
      ? correct
      : answer.low === answer.high
        ? element('equal', { toleranceMode: 'exact' }, response, number(answer.low))
        : element(
            'and',
            {},
            element('gte', {}, response, number(answer.low)),
            element('lte', {}, response, number(answer.high)),
          )
  return element(
    'responseProcessing',
    {},
    answer ? element('responseCondition', {}, element('responseIf', {}, test, set('SCORE', 'float', '1'))) : '',
    explanation ? set('FEEDBACK', 'identifier', 'solution') : '',
  )
}

const templateOf = ({ name }: QtiVersion): string =>
  name === '3.0' ? 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml' : CORRECT
