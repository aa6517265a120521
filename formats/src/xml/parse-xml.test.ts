import { expect, test } from 'vitest'
import {
  childOf,
  childrenOf,
  descendantsOf,
  escapeXml,
  MAX_DEPTH,
  parseXml,
  textOf,
  type XmlElement,
  XmlError,
} from './parse-xml.ts'

const parse = (text: string) => parseXml(new TextEncoder().encode(text))

test('a document becomes a tree with namespaces, attributes, text and lines', () => {
  const root = parse('<w:p xmlns:w="urn:w">\n<w:r w:val="1">A &amp; B<![CDATA[ < C]]></w:r><x/></w:p>')
  expect(root).toMatchObject({ name: 'p', namespace: 'urn:w', line: 1 })
  const run = childOf(root, 'r')
  expect(run).toMatchObject({ attributes: { 'w:val': '1' }, line: 2 })
  expect(run && textOf(run)).toBe('A & B < C')
  expect(childrenOf(root).map(({ name }) => name)).toEqual(['r', 'x'])
  expect(descendantsOf(parse('<a><b><b/></b></a>'), 'b')).toHaveLength(2)
})

test('elements that are taken are given as they end, and are not in the tree', () => {
  const rows: string[] = []
  const take = (row: XmlElement) => rows.push(textOf(row))
  const text = '<s><row>above</row><data><row>1</row><other/><row>2<row>inside</row></row></data></s>'
  const root = parseXml(new TextEncoder().encode(text), { parent: 'data', name: 'row', take })
  expect(rows).toEqual(['1', '2inside'])
  expect(textOf(root)).toBe('above')
  expect(childrenOf(childOf(root, 'data') ?? root).map(({ name }) => name)).toEqual(['other'])
})

test.for([
  ['utf-16le', Buffer.from('\ufeff<a>తె</a>', 'utf16le')],
  ['windows-1252', Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>caf\u00e9</a>', 'latin1')],
] as const)('%s is read by its mark or its declaration', ([, bytes]) => {
  expect(textOf(parseXml(bytes))).toMatch(/^(తె|café)$/)
})

test.for([
  ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>', /DOCTYPE/],
  ['a file from elsewhere', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', /DOCTYPE/],
  ['an unknown entity', '<a>&nbsp;</a>', /line 1/],
  ['deep nesting', '<a>'.repeat(MAX_DEPTH + 1), /deeply/],
  ['a missing end', '<a><b></a>', /line 1/],
  ['nothing', '', /empty|XML/],
] as const)('%s is refused', ([, text, reason]) => {
  expect(() => parse(text)).toThrow(XmlError)
  expect(() => parse(text)).toThrow(reason)
})

test('bytes that are not in the named encoding are refused', () => {
  expect(() => parseXml(Buffer.from('<a>caf\u00e9</a>', 'latin1'))).toThrow(/encoding/)
})

test('escaped text comes back as it was, without what XML cannot hold', () => {
  expect(textOf(parse(`<a>${escapeXml(`<&>"'\u0000\u0008`)}</a>`))).toBe(`<&>"'`)
})
