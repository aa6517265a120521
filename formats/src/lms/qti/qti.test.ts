import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeArchive } from '../../package/make-archive.ts'
import type { FileQuestion, QuestionSet } from '../../question-set.ts'
import { makeQti22, makeQti30 } from './make/make-package.ts'
import { readQtiPackage } from './read-package.ts'
import { readQtiXml } from './read-qti.ts'

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/qti/${name}`, import.meta.url))
const picture = Buffer.from('\x89PNG\r\n\x1a\n.', 'latin1')
const manifest = (...resources: string[]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`
const resource = (type: string, name: string, inside = '') =>
  `<resource identifier="r" type="${type}" href="${name}">${inside}</resource>`

test('a quiz of Canvas (QTI 1.2)', async () => {
  const { set, problems, places } = await readQtiPackage(
    makeArchive({
      'imsmanifest.xml': manifest(resource('imsqti_xmlv1p2', 'g1/g1.xml')),
      'g1/g1.xml': fixture('canvas.xml'),
      'web_resources/Uploaded Media/pie.png': picture,
    }),
  )
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'Half of $\\frac{1}{3}$ is\u00a0what? ![a pie](picture:pie)' },
      options: [{ en: '1/6' }, { en: '2/3' }],
      answer: { kind: 'single-choice', correct: 'a' },
      explanation: { en: 'Multiply by one half.\n\n(B) That is twice it.' },
    },
    { kind: 'multiple-choice', answer: { correct: 'ac' }, options: [{}, {}, {}] },
    { kind: 'numeric', answer: { low: '9.7', high: '9.9' } },
    { stem: { en: 'The notice is short.' }, answer: { correct: 'a' }, passage: 'p1' },
  ])
  expect(set?.passages).toEqual([{ id: 'p1', text: { en: 'Read the notice.' } }])
  expect(places[0]).toEqual({ sheet: 'g1/g1.xml', row: 8 })
  expect(problems.map(({ code }) => code)).toEqual([
    'kind-not-supported',
    'passage-for-what-follows',
    'kind-not-supported',
  ])
})

test('a pool of Blackboard', async () => {
  const { set, problems } = await readQtiPackage(
    makeArchive({
      'imsmanifest.xml': `<manifest xmlns:bb="http://www.blackboard.com/content-packaging/"><resources><resource bb:file="res00001.dat" bb:title="Pool" identifier="res00001" type="assessment/x-bb-qti-pool"/></resources></manifest>`,
      'res00001.dat': fixture('blackboard.dat'),
      'csfiles/home_dir/map__xid-77_1.png': picture,
    }),
  )
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'Who founded *Hyderabad*? ![old map](picture:map__xid-77_1)' },
      options: [{ en: 'Quli Qutb Shah' }, { en: 'Krishnadevaraya' }],
      answer: { correct: 'a' },
      explanation: { en: 'In 1591.' },
    },
    { kind: 'numeric', answer: { low: '99.5', high: '100.5' } },
  ])
  expect(problems).toEqual([])
})

test('an item of TAO (QTI 2.2)', async () => {
  const { set, problems } = await readQtiPackage(
    makeArchive({
      'imsmanifest.xml': manifest(resource('imsqti_item_xmlv2p2', 'items/i5f3a/qti.xml')),
      'items/i5f3a/qti.xml': fixture('tao.xml'),
      'items/i5f3a/assets/figure 1.png': picture,
    }),
  )
  expect(set?.questions).toMatchObject([
    {
      stem: { en: 'Look at $x^2$ and the figure ![a figure](picture:figure-1)\n\nWhich **one** is it?' },
      options: [{ en: 'A line' }, { en: 'A parabola' }, { en: 'A curve' }],
      answer: { kind: 'single-choice', correct: 'b' },
      explanation: { en: 'Squares make parabolas.\n\n(C) More exactly?' },
    },
  ])
  expect(problems.map(({ code }) => code)).toEqual(['titles-left-out', 'weights-left-out'])
})

test('an item of QTI 3.0 with a stimulus, in a test', async () => {
  const test30 = `<qti-assessment-test identifier="t" title="T"><qti-test-part><qti-assessment-section title="Rain" identifier="s">
    <qti-assessment-item-ref identifier="rain" href="rain.xml"/><qti-assessment-item-ref identifier="x" href="none.xml"/>
    </qti-assessment-section></qti-test-part></qti-assessment-test>`
  const stimulus = `<qti-assessment-stimulus identifier="table1" title="Table"><qti-stimulus-body>
    <table><tr><th>Day</th><th>cm</th></tr><tr><td>1</td><td>12.5</td></tr></table></qti-stimulus-body></qti-assessment-stimulus>`
  const { set, problems } = await readQtiPackage(
    makeArchive({
      'imsmanifest.xml': manifest(
        resource(
          'imsqti_item_xmlv3p0',
          'rain.xml',
          '<metadata><lom><general><keyword><string>level:hard</string></keyword></general></lom></metadata>',
        ),
        resource('imsqti_test_xmlv3p0', 'test.xml'),
      ),
      'test.xml': test30,
      'rain.xml': fixture('qti3.xml'),
      'stimuli/table.xml': stimulus,
    }),
  )
  expect(set?.questions).toMatchObject([
    {
      number: '7',
      kind: 'numeric',
      stem: { hi: 'वर्षा कितनी हुई? _____ cm' },
      answer: { kind: 'numeric', low: '12', high: '12.75' },
      explanation: { hi: 'तालिका देखें।' },
      passage: 'table1',
      section: 'Rain',
      level: 'hard',
    },
  ])
  expect(set?.passages).toEqual([{ id: 'table1', text: { en: '| Day | cm |\n| --- | --- |\n| 1 | 12.5 |' } }])
  expect(problems.map(({ code }) => code)).toEqual(['rubric-left-out', 'item-missing'])
})

const item = (declaration: string, body: string, rest = '') =>
  `<assessmentItem identifier="i" title="1"><responseDeclaration identifier="RESPONSE" ${declaration}</responseDeclaration><itemBody>${body}</itemBody>${rest}</assessmentItem>`
const read = (xml: string) => readQtiXml(Buffer.from(xml))
const typed = '<p>How many? <textEntryInteraction responseIdentifier="RESPONSE"/></p>'

test.for([
  [
    'a number of integers',
    'cardinality="single" baseType="integer"><correctResponse><value>5</value></correctResponse>',
    '',
    { low: '5', high: '5' },
  ],
  [
    'a mapping',
    'cardinality="single" baseType="string"><mapping><mapEntry mapKey="7.50" mappedValue="1"/></mapping>',
    '',
    { low: '7.5', high: '7.5' },
  ],
  [
    'a tolerance in percent',
    'cardinality="single" baseType="float"><correctResponse><value>200</value></correctResponse>',
    '<responseProcessing><equal toleranceMode="relative" tolerance="1"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseProcessing>',
    { low: '198', high: '202' },
  ],
  [
    'decimals that are rounded',
    'cardinality="single" baseType="float"><correctResponse><value>3.14</value></correctResponse>',
    '<responseProcessing><equalRounded roundingMode="decimalPlaces" figures="2"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equalRounded></responseProcessing>',
    { low: '3.135', high: '3.145' },
  ],
] as const)('a typed answer by %s', ([, declaration, rest, range]) => {
  expect(read(item(declaration, typed, rest)).set?.questions[0]?.answer).toMatchObject(range)
})

test.for([
  [
    'words to type',
    item('cardinality="single" baseType="string"><correctResponse><value>Delhi</value></correctResponse>', typed),
    'kind-not-supported',
  ],
  [
    'a choice inside of a line',
    item('cardinality="single">', '<p><inlineChoiceInteraction responseIdentifier="RESPONSE"/></p>'),
    'kind-not-supported',
  ],
  ['two interactions', item('cardinality="single">', typed + typed), 'kind-not-supported'],
  ['no interaction', item('cardinality="single">', '<p>a</p>'), 'no-interaction'],
  ['no right answer', item('cardinality="single">', typed), 'no-answer'],
  ['a test alone', '<assessmentTest identifier="t" title="t"/>', 'package-needed'],
  ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><assessmentItem/>', 'not-qti'],
] as const)('%s is a problem', ([, xml, code]) => {
  expect(read(xml).problems.map((problem) => problem.code)).toEqual([code])
})

test.for([
  ['bytes in another encoding', Buffer.from('<assessmentItem title="caf\u00e9"/>', 'latin1'), /encoding/],
  ['no manifest', makeArchive({ 'a.xml': '<a/>' }), /imsmanifest/],
  ['no archive', Buffer.from('words'), /archive|damaged/],
] as const)('%s is refused with a sentence', async ([place, bytes, reason]) => {
  const { set, problems } = place.startsWith('bytes') ? readQtiXml(bytes) : await readQtiPackage(bytes)
  expect(set).toBeNull()
  expect(problems).toMatchObject([{ severity: 'fault', what: expect.stringMatching(reason) }])
})

test('a question without a number, a section or an answer is made, too', async () => {
  const question: FileQuestion = {
    number: null,
    kind: 'single-choice',
    stem: { te: 'ఏది?' },
    options: [{ te: 'ISRO' }, { te: '<b>' }],
    answer: null,
    explanation: null,
    passage: null,
    section: null,
    topic: null,
    level: null,
    source: null,
    year: null,
    tags: [],
  }
  const set: QuestionSet = { passages: [], questions: [question], pictures: [] }
  for (const made of [makeQti22(set), makeQti30(set)]) {
    const reading = await readQtiPackage(made.bytes ?? new Uint8Array())
    expect(reading.set?.questions).toEqual([{ ...question, options: [{ te: 'ISRO' }, { te: '\\<b>' }] }])
    expect(reading.problems.map(({ code }) => code)).toEqual(['no-answer'])
  }
})

test('whatever elements stand in an item, it is a question or a problem', () => {
  const parts = [
    '<p>a</p>',
    typed,
    '<choiceInteraction responseIdentifier="RESPONSE"><prompt>b</prompt><simpleChoice identifier="A">c</simpleChoice><simpleChoice identifier="B">d</simpleChoice></choiceInteraction>',
    '<choiceInteraction/>',
    '<rubricBlock view="candidate"><p>e</p></rubricBlock>',
    '<object data="f.html" type="text/html"/>',
    '<m:math xmlns:m="m"><m:mfrac/></m:math>',
    '<feedbackBlock identifier="A">g</feedbackBlock>',
    'h',
  ]
  const declarations = [
    'cardinality="single">',
    'cardinality="multiple"><correctResponse><value>A</value><value>Z</value></correctResponse>',
    'cardinality="single"><mapping><mapEntry mapKey="1e9" mappedValue="x"/></mapping>',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...declarations),
      fc.array(fc.constantFrom(...parts), { maxLength: 6 }),
      (declaration, body) => {
        const { set, problems } = read(item(declaration, body.join('')))
        expect((set?.questions.length ?? 0) + problems.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 1000 },
  )
})

test('whatever conditions stand in an item of QTI 1.2, it is a question or a problem', () => {
  const parts = [
    '<presentation><material><mattext>a</mattext></material><response_lid ident="r"><render_choice><response_label ident="1"/><response_label ident="2"><material><mattext>&lt;b</mattext></material></response_label></render_choice></response_lid></presentation>',
    '<presentation><material><mattext texttype="text/html">&lt;p>b</mattext></material><response_str ident="r"/></presentation>',
    '<resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing>',
    '<resprocessing><respcondition title="correct"><conditionvar><vargte>x</vargte><varlte>2</varlte><or><varequal>w</varequal></or></conditionvar></respcondition></resprocessing>',
    '<itemfeedback ident="1"><material><mattext>c</mattext></material></itemfeedback>',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 5 }), (inside) => {
      const { set, problems } = read(`<questestinterop><item>${inside.join('')}</item></questestinterop>`)
      expect((set?.questions.length ?? 0) + problems.length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
