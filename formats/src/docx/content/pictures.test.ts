import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dib, stretchDib, wmf as wmfOf } from '../../bitmaps/testing.ts'
import { equationObject, mtef } from '../../equations/mtef/testing/mtef-bytes.ts'
import { readDocx } from '../read-docx.ts'
import { ONE, OPTIONS, QUESTION, readingCases } from '../testing/reading-cases.ts'
import { embedded, inlinePicture, makeWord, PNG, para, run } from '../testing.ts'

const WMF = Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, 0, 0, 0, 0])
const vml = (id: string) => `<v:shape alt="a graph"><v:imagedata r:id="${id}"/></v:shape>`
const [three, five] = [mtef(3), mtef(5)]
const HALF = equationObject(three.equation(three.template(14, 0, [three.text('1'), three.text('2')])))
const ROOT = equationObject(five.equation(five.template(10, 0, [five.text('x'), null])))
const UNKNOWN = equationObject(five.equation(five.template(35, 0, [five.text('x')])))
const wmf = { p1: { name: 'image1.wmf', bytes: WMF } }
const box = para('(a) Delhi') + para('(b) Mumbai')

describe('pictures and objects', () =>
  readingCases([
    [
      'inline',
      {
        body: para(run('1. Capital of ') + inlinePicture('p1', 'map of India')) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
      },
      ['1. Capital of ![map of India](picture:image1) [Delhi | Mumbai] = a'],
    ],
    [
      'as options',
      {
        body:
          para('1. Which?') +
          para(run('(a) ') + inlinePicture('p1')) +
          para(run('(b) ') + inlinePicture('p2')) +
          para('Ans: b'),
        media: { p1: { name: 'image1.png', bytes: PNG }, p2: { name: 'image2.png', bytes: PNG } },
      },
      ['1. Which? [![](picture:image1) | ![](picture:image2)] = b'],
    ],
    [
      'VML',
      {
        body: para(`${run('1. Read ')}<w:r><w:pict>${vml('p1')}</w:pict></w:r>`) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
      },
      ['1. Read ![a graph](picture:image1) [Delhi | Mumbai] = a'],
    ],
    [
      'WMF',
      {
        body: para(run('1. Capital of India? ') + inlinePicture('p1')) + OPTIONS,
        media: { p1: { name: 'image1.wmf', bytes: WMF } },
      },
      ONE,
      ['picture-unreadable@1'],
    ],
    [
      'a scanned one in a WMF',
      {
        body: para(run('1. Capital of India? ') + inlinePicture('p1')) + OPTIONS,
        media: { p1: { name: 'image1.wmf', bytes: wmfOf(stretchDib(dib([[[9, 9, 9]]]))) } },
      },
      ['1. Capital of India? ![](picture:image1) [Delhi | Mumbai] = a'],
      ['picture-unwrapped@1'],
    ],
    [
      'a scanned one in a compressed metafile',
      {
        body: para(run('1. Capital of India? ') + inlinePicture('p1')) + OPTIONS,
        media: { p1: { name: 'image1.wmz', bytes: gzipSync(wmfOf(stretchDib(dib([[[9, 9, 9]]])))) } },
      },
      ['1. Capital of India? ![](picture:image1) [Delhi | Mumbai] = a'],
      ['picture-unwrapped@1'],
    ],
    [
      'a linked one',
      {
        body: para(run('1. Capital of India? ') + inlinePicture('p1')) + OPTIONS,
        media: { p1: { link: 'https://example.org/a.png' } },
      },
      ONE,
      ['picture-linked@1'],
    ],
    [
      'a missing one',
      { body: para(run('1. Capital of India? ') + inlinePicture('p9')) + OPTIONS },
      ONE,
      ['picture-missing@1'],
    ],
    [
      'an old equation with a PNG preview',
      {
        body:
          para(
            `${run('1. Solve ')}<w:r><w:object>${vml('p1')}<o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>`,
          ) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
      },
      ['1. Solve ![a graph](picture:image1) [Delhi | Mumbai] = a'],
      ['object-as-picture@1'],
    ],
    [
      'an old equation with a WMF preview',
      {
        body:
          para(`${run('1. Solve ')}<w:r><w:object>${vml('p1')}<o:OLEObject ProgID="Equation.3"/></w:object></w:r>`) +
          OPTIONS,
        media: { p1: { name: 'image1.wmf', bytes: WMF } },
      },
      ['1. Solve [Delhi | Mumbai] = a'],
      ['equation-unreadable@1'],
    ],
    [
      'an equation of the old editor, and one of MathType in an option',
      {
        body:
          para(run('1. What is ') + embedded('Equation.3', { object: 'o1', picture: 'p1' }) + run(' of 4?')) +
          para(run('(a) ') + embedded('Equation.DSMT4', { object: 'o2', picture: 'p1' })) +
          para('(b) 2') +
          para('Ans: b'),
        media: wmf,
        objects: { o1: HALF, o2: ROOT },
      },
      ['1. What is $\\frac{1}{2}$ of 4? [$\\sqrt{x}$ | 2] = b'],
      ['equation-converted@1', 'equation-converted@2'],
    ],
    [
      'an equation that cannot be read in full, with a WMF preview',
      {
        body: para(run('1. Solve ') + embedded('Equation.DSMT4', { object: 'o1', picture: 'p1' })) + OPTIONS,
        media: wmf,
        objects: { o1: UNKNOWN },
      },
      ['1. Solve [Delhi | Mumbai] = a'],
      ['equation-unreadable@1'],
    ],
    [
      'an equation that cannot be read in full, with a PNG preview',
      {
        body: para(run('1. Solve ') + embedded('Equation.DSMT4', { object: 'o1', picture: 'p1' })) + OPTIONS,
        media: { p1: { name: 'image1.png', bytes: PNG } },
        objects: { o1: UNKNOWN },
      },
      ['1. Solve ![a graph](picture:image1) [Delhi | Mumbai] = a'],
      ['object-as-picture@1'],
    ],
    [
      'an equation whose object is not in the file',
      {
        body: para(run('1. Solve ') + embedded('Equation.3', { object: 'o9', picture: 'p1' })) + OPTIONS,
        media: wmf,
      },
      ['1. Solve [Delhi | Mumbai] = a'],
      ['equation-unreadable@1'],
    ],
    [
      'an equation that is only linked',
      {
        body: para(run('1. Solve ') + embedded('Equation.3', { object: 'p2', picture: 'p1' })) + OPTIONS,
        media: { ...wmf, p2: { link: 'https://example.org/equation.bin' } },
      },
      ['1. Solve [Delhi | Mumbai] = a'],
      ['equation-unreadable@1'],
    ],
    [
      'an object that is no equation',
      {
        body: para(run('1. Solve ') + embedded('Excel.Sheet.12', { object: 'o1' })) + OPTIONS,
        objects: { o1: HALF },
      },
      ['1. Solve [Delhi | Mumbai] = a'],
      ['object-unreadable@1'],
    ],
    [
      'a chart',
      {
        body:
          para(
            `${run('1. Capital of India?')}<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
          ) + OPTIONS,
      },
      ONE,
      ['chart@1'],
    ],
    [
      'a text box, written twice for old and new programs',
      {
        body:
          para(
            `${run('1. Capital of India?')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${box}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${box}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
          ) + para('Ans: a'),
      },
      ONE,
    ],
  ]))

test('the note of a converted equation is reported with its question, once for each', async () => {
  const equation = embedded('Equation.3', { object: 'o1' })
  const body = QUESTION + para(run('2. What is ') + equation + equation) + OPTIONS
  const { problems } = await readDocx(makeWord({ body, objects: { o1: HALF } }))
  expect(problems).toMatchObject([{ code: 'equation-converted', severity: 'note', question: 1, at: { line: 5 } }])
})

test('a picture that cannot be shown is reported with its question', async () => {
  const body = QUESTION + para(run('2. Capital of Nepal? ') + inlinePicture('p9')) + OPTIONS
  const { problems } = await readDocx(makeWord({ body }))
  expect(problems).toMatchObject([{ code: 'picture-missing', question: 1, at: { line: 5 } }])
})
