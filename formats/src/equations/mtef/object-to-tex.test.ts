import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { texProblem, toMathml } from '../../../../server/src/platform/text/tex.ts'
import { equationObjectToTex, mtefToTex } from './object-to-tex.ts'
import { equationObject, mtef } from './testing/mtef-bytes.ts'
import { MTEF_EQUATIONS } from './testing/mtef-equations.ts'

const five = mtef(5)
const three = mtef(3)

test.for(MTEF_EQUATIONS)('%s', ([tex, ...written]) => {
  for (const bytes of written) expect(mtefToTex(bytes)).toBe(tex)
  for (const apart of [false, true]) expect(() => toMathml(tex, apart)).not.toThrow()
})

test('version 4 is written as version 3 is', () => {
  const bytes = three.equation(three.text('x'))
  bytes[0] = 4
  expect(mtefToTex(bytes)).toBe('x')
})

const deep = (levels: number): readonly number[] =>
  levels === 0 ? five.text('x') : five.template(10, 0, [deep(levels - 1)])

describe('what cannot be read in full is not read', () => {
  test.for<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['an equation of nothing', five.equation()],
    ['version 2', Uint8Array.from([2, 1, 1, 3, 10, 10, 1, 2, 131, 120, 0, 0])],
    ['a version of the future', Uint8Array.from([6, ...five.equation(five.text('x')).subarray(1)])],
    ['an unknown template', five.equation(five.template(35, 0, [five.text('x')]))],
    ['an unknown template of version 3', three.equation(three.template(48, 0, [three.text('x')]))],
    ['a line through the middle', five.equation(five.template(36, 1, [five.text('x')]))],
    ['an unknown accent', five.equation(five.accented('x', 36))],
    ['an accent that is no character', five.equation(five.accented('x', 16))],
    ['nine accents', five.equation(five.accented('x', 2, 2, 2, 2, 2, 2, 2, 2, 2))],
    ['a character of nowhere', five.equation(five.char(0xe900, 6))],
    ['a character by its place in a font', five.equation(five.char(120, 3, 0x24).toSpliced(-2, 1))],
    ['half a pair', five.equation(five.char(0xd800, 6))],
    ['an unknown record', five.equation([20])],
    ['an unknown record of version 3', three.equation([15])],
    ['letters of an old Hindi font', three.equation(three.font('Kruti Dev 010', 0), three.char(70, -1))],
    ['a matrix with too few cells', five.equation([5, 0, 1, 1, 1, 2, 2, 0, 0, 0])],
    ['a huge matrix', five.equation([5, 0, 1, 1, 1, 255, 255])],
    ['100 roots of one another', five.equation(deep(100))],
    ['10,000 characters', five.equation(five.text('x'.repeat(10_000)))],
    [
      '1,000 powers of one another',
      five.equation(
        five.text('x'),
        ...Array.from({ length: 1_000 }, () => five.template(28, 0, [null, five.text('2')])),
      ),
    ],
    ['an operator without its sign', five.equation(five.template(22, 0x50, [five.text('x'), null, null]))],
    [
      'an operator that is a template',
      five.equation(five.template(22, 0x50, [five.text('x')], five.template(10, 0, [null]))),
    ],
  ])('%s', ([, bytes]) => expect(mtefToTex(bytes)).toBeUndefined())

  test('an equation that ends anywhere before its end', () => {
    for (const [, ...written] of MTEF_EQUATIONS.slice(0, 40))
      for (const bytes of written)
        for (let length = 0; length < bytes.length - 3; length++)
          expect(mtefToTex(bytes.subarray(0, length))).toBeUndefined()
  })
})

test('roots of one another, as deep as formulas may be', () => {
  expect(mtefToTex(five.equation(deep(18)))).toContain(String.raw`\sqrt{\sqrt{`)
})

test('an embedded object is a compound file with the equation in it', () => {
  const equation = five.equation(five.text('x=1'))
  expect(equationObjectToTex(equationObject(equation))).toBe('x = 1')
  expect(equationObjectToTex(equationObject(equation, { large: true }))).toBe('x = 1')
  expect(equationObjectToTex(equation)).toBeUndefined()
})

test('damaged equations are nothing, or TeX that the renderer reads', () => {
  const seeds = MTEF_EQUATIONS.flatMap(([, ...written]) => written)
  const change = fc.record({ at: fc.nat({ max: 65_535 }), to: fc.nat({ max: 255 }) })
  fc.assert(
    fc.property(fc.constantFrom(...seeds), fc.array(change, { minLength: 1, maxLength: 4 }), (seed, changes) => {
      const bytes = Uint8Array.from(seed)
      for (const { at, to } of changes) bytes[at % bytes.length] = to
      const tex = mtefToTex(bytes)
      if (tex === undefined) return
      const problem = texProblem(tex)
      if (problem) expect(problem.code).not.toBe('tex_command')
      else expect(() => toMathml(tex, false), tex).not.toThrow()
    }),
    { numRuns: 3_000 },
  )
})
