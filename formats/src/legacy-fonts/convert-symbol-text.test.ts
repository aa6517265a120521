import { expect, test } from 'vitest'
import { convertSymbolText } from './convert-symbol-text.ts'

const shown = (font: string, ...codes: number[]) => convertSymbolText(font, String.fromCharCode(...codes))

test.for([
  [0xf061, 'α'],
  [0x61, 'α'],
  [0xf051, 'Θ'],
  [0xf04a, 'ϑ'],
  [0xf057, 'Ω'],
  [0xf06d, 'μ'],
  [0xf0a3, '≤'],
  [0xf0a5, '∞'],
  [0xf0ae, '→'],
  [0xf0b0, '°'],
  [0xf0b1, '±'],
  [0xf0b4, '×'],
  [0xf0b7, '•'],
  [0xf0b8, '÷'],
  [0xf0b9, '≠'],
  [0xf0bb, '≈'],
  [0xf0c7, '∩'],
  [0xf0c8, '∪'],
  [0xf0cc, '⊂'],
  [0xf0ce, '∈'],
  [0xf0d0, '∠'],
  [0xf0d6, '√'],
  [0xf0d7, '⋅'],
  [0xf0de, '⇒'],
  [0xf0e5, '∑'],
  [0xf0f2, '∫'],
  [0xf05c, '∴'],
  [0xf05e, '⊥'],
  [0xf032, '2'],
  [0xf020, ' '],
] as const)('Symbol %i shows %s', ([code, text]) => {
  expect(shown('Symbol', code)).toEqual({ text, unknown: [] })
})

test.for([
  [0xf0fc, '✓'],
  [0xf0fb, '✗'],
  [0xf0fe, '☑'],
  [0xf0e0, '→'],
  [0xf0d8, '➢'],
  [0xf0a7, '▪'],
  [0xf06c, '●'],
] as const)('Wingdings %i shows %s', ([code, text]) => {
  expect(shown('Wingdings', code)).toEqual({ text, unknown: [] })
})

test('a picture is left out and named', () => {
  expect(shown('Wingdings', 0xf04a, 0xf0fc)).toEqual({ text: '✓', unknown: ['Wingdings 4a'] })
  expect(shown('Symbol', 0xf0f0)).toEqual({ text: '', unknown: ['Symbol f0'] })
})

test('text that a symbol font does not show stays, other fonts are no symbol fonts', () => {
  expect(convertSymbolText('Symbol', 'తెలుగు')).toEqual({ text: 'తెలుగు', unknown: [] })
  for (const font of ['Times New Roman', 'Segoe UI Symbol', 'Wingdings 2', 'Cambria Math', 'Kruti Dev 010'])
    expect(convertSymbolText(font, 'a')).toBeUndefined()
})
