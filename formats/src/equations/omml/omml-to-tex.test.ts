import fc from 'fast-check'
import { expect, test } from 'vitest'
import { texProblem, toMathml } from '../../../../server/src/platform/text/tex.ts'
import { firstUnknownCommand } from '../../../../server/src/platform/text/tex-commands.ts'
import { processorTimeOf } from '../../testing/processor-time.ts'
import { CHARACTERS } from '../../text/tex/characters.ts'
import { MAX_DEPTH, parseXml } from '../../xml/parse-xml.ts'
import { f, oMath, one, r } from './elements.ts'
import { ommlToTex } from './omml-to-tex.ts'
import { anyEquation } from './testing/any-equation.ts'
import { EQUATIONS } from './testing/equations.ts'

const convert = (omml: string) => ommlToTex(parseXml(new TextEncoder().encode(omml)))

test.for(EQUATIONS.map(([omml, tex]) => [tex || 'nothing', omml, tex] as const))('%s', ([, omml, tex]) => {
  expect(convert(omml)).toEqual({ tex, problems: [] })
  for (const apart of [false, true]) expect(() => toMathml(tex, apart)).not.toThrow()
})

test.for([...CHARACTERS])('%s is shown', ([character, { tex }]) => {
  const found = convert(oMath(r(`a${character}b`)))
  expect(found.problems).toEqual([])
  expect(() => toMathml(found.tex, false)).not.toThrow()
  expect(firstUnknownCommand(tex)).toBeUndefined()
})

test('every equation that Word can build is TeX that the renderer reads', () => {
  fc.assert(
    fc.property(anyEquation, (omml) => {
      const { tex } = convert(omml)
      const problem = texProblem(tex)
      // too long or too deep is for whoever keeps the text to say
      if (problem) expect(problem.code).not.toBe('tex_command')
      else for (const apart of [false, true]) expect(() => toMathml(tex, apart), tex).not.toThrow()
      expect(tex.replaceAll('\\$', '')).not.toContain('$')
      expect(tex).not.toMatch(/[\n\r]/)
    }),
    { numRuns: 1000 },
  )
})

test('any characters in any style are TeX, or a problem says which was left out', () => {
  const style = fc.constantFrom('', 'sty=p', 'sty=b', 'sty=bi', 'nor', 'scr=script', 'scr=fraktur sty=b', 'lit')
  const character = fc.oneof(
    fc.integer({ min: 0x20, max: 0x2fff }),
    fc.integer({ min: 0x1d400, max: 0x1d7ff }),
    fc.integer({ min: 0x20, max: 0x10fffd }),
  )
  fc.assert(
    fc.property(style, fc.array(character, { maxLength: 12 }), (as, codes) => {
      const text = String.fromCodePoint(
        ...codes.filter((code) => code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff)),
      )
      const { tex } = convert(oMath(r(text, as)))
      if (texProblem(tex)?.code === 'tex_too_long') return
      expect(() => toMathml(tex, false), JSON.stringify([text, tex])).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})

test.for([
  ['a picture', '<m:r><w:drawing/></m:r>', /picture/],
  ['a character that no font has', r('\ue123'), /U\+E123/],
  ['an emoji', r('😀', 'nor'), /U\+1F600/],
  ['an operator that TeX lacks', '<m:nary><m:naryPr><m:chr m:val="∯"/></m:naryPr><m:sub/><m:sup/><m:e/></m:nary>', /∯/],
  ['a line through', one('borderBox', 'strikeH=1', r('x')), /line/],
  ['an element of something else', '<w:tbl/>', /tbl/],
  ['an unknown accent', one('acc', 'chr=͠', r('x')), /U\+0360/],
] as const)('%s is left out with a problem', ([, inner, sentence]) => {
  expect(convert(oMath(inner)).problems).toEqual([expect.stringMatching(sentence)])
})

test('what is deleted with its changes tracked is not read, what stands in a deleted structure is', () => {
  const fraction = f(r('a'), r('b')).replace('<m:ctrlPr>', '<m:ctrlPr><w:del w:id="1"/>')
  expect(convert(oMath(fraction)).tex).toBe('ab')
})

test('as deep as a document may be', () => {
  let deep = r('x')
  for (let depth = 0; depth < (MAX_DEPTH - 4) / 3; depth++) deep = `<m:rad><m:deg/><m:e>${deep}</m:e></m:rad>`
  expect(convert(oMath(deep)).tex).toContain('\\sqrt{\\sqrt{')
})

test('long equations take time in proportion to their length', () => {
  const long = oMath(r('x+'.repeat(20_000)) + r('é½² '.repeat(10_000)) + r('తె'.repeat(20_000)))
  expect(processorTimeOf(() => convert(long))).toBeLessThan(5_000)
})
