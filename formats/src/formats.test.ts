import { expect, test } from 'vitest'
import { formatOf, formatToMake } from './formats.ts'
import { makeArchive } from './package/make-archive.ts'

test.for([
  ['a.txt', 'Which?\nA. x\nB. y\nANSWER: A\n', 'Aiken'],
  ['a.txt', 'Which? {=x ~y}\n', 'GIFT'],
  ['a.gift', 'nothing of GIFT', 'GIFT'],
  ['a.xml', '<?xml version="1.0"?>\n<quiz>\n</quiz>', 'Moodle XML'],
  ['a.xml', '<questestinterop/>', 'QTI'],
  ['a.XML', '<qti-assessment-item identifier="a"/>', 'QTI'],
  ['a.json', '{}', 'Pariksha JSON'],
  ['a.xml', '<html/>', undefined],
  ['a.pdf', '', 'PDF (not read)'],
  ['a.exe', '', undefined],
] as const)('%s with %j is %s', ([name, content, format]) => {
  expect(formatOf(name, Buffer.from(content))?.name).toBe(format)
})

test('a package is known by its manifest', () => {
  expect(formatOf('a.zip', makeArchive({ 'imsmanifest.xml': '<manifest/>' }))?.name).toBe('QTI 2.2')
})

test.for([
  ['a.gift.txt', 'GIFT'],
  ['a.aiken.txt', 'Aiken'],
  ['a.xml', 'Moodle XML'],
  ['a.zip', 'QTI 2.2'],
  ['a.qti30.zip', 'QTI 3.0'],
  ['a.exe', undefined],
] as const)('%s is made as %s', ([name, format]) => {
  expect(formatToMake(name)?.name).toBe(format)
})
