import { equationObjectToTex, mtefToTex } from '../../equations/mtef/object-to-tex.ts'
import { equationObject } from '../../equations/mtef/testing/mtef-bytes.ts'
import { MTEF_EQUATIONS } from '../../equations/mtef/testing/mtef-equations.ts'
import { ommlToTex } from '../../equations/omml/omml-to-tex.ts'
import { EQUATIONS } from '../../equations/omml/testing/equations.ts'
import { texToOmml } from '../../equations/omml/tex-to-omml.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import { allowRefusal, bytesOf, type Target, textOf } from './target.ts'
import { BINARY, COMMON, MARKUP } from './tokens.ts'

const MTEF_SEEDS = MTEF_EQUATIONS.flatMap(([, ...written]) => written)

/** Equations of Word and MathType, and TeX. */
export const EQUATION_TARGETS: readonly Target[] = [
  {
    name: 'equations of Word',
    form: 'xml',
    tokens: [...MARKUP, 'm:f', 'p', 'b', 'on', '∑', '('],
    seeds: EQUATIONS.map(([omml]) => bytesOf(omml)),
    run: (bytes) => allowRefusal(() => ommlToTex(parseXml(bytes))),
  },
  {
    name: 'equations of MathType',
    form: 'text',
    tokens: BINARY,
    seeds: MTEF_SEEDS,
    run: (bytes) => allowRefusal(() => mtefToTex(bytes)),
  },
  {
    name: 'embedded objects',
    form: 'text',
    tokens: BINARY,
    seeds: MTEF_SEEDS.slice(0, 20).flatMap((equation) => [
      equationObject(equation),
      equationObject(equation, { large: true }),
    ]),
    run: (bytes) => allowRefusal(() => equationObjectToTex(bytes)),
  },
  {
    name: 'TeX',
    form: 'text',
    tokens: [
      ...COMMON,
      '{',
      '}',
      '^',
      '_',
      '(',
      ')',
      '\\middle|',
      '\\sum',
      '\\frac',
      '\\left(',
      '\\right',
      '\\begin{matrix}',
      '\\end{matrix}',
      '\\sqrt[',
      '\\\\',
    ],
    seeds: EQUATIONS.map(([, tex]) => bytesOf(tex)).filter(({ length }) => length > 0),
    run: (bytes) =>
      allowRefusal(() => {
        const omml = texToOmml(textOf(bytes))
        if (omml !== undefined) parseXml(bytesOf(omml))
      }),
  },
]
