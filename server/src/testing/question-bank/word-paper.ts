import { inlinePicture, makeWord, para, run } from '@pariksha/formats/docx/testing'
import sharp from 'sharp'

const fraction = (above: string, below: string): string =>
  `<m:oMath><m:f><m:num><m:r><m:t>${above}</m:t></m:r></m:num><m:den><m:r><m:t>${below}</m:t></m:r></m:den></m:f></m:oMath>`

/** Lines and letters, as figures of geometry have them; each number another one. */
export function aFigure(number: number): Promise<Buffer> {
  const lines = Array.from(
    { length: 30 },
    (_, n) =>
      `<path d="M${n * 20} ${number} L${600 - n * 15} ${n * 12}" stroke="#123"/><text x="${n * 20}" y="${n * 11}">A${n}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#fff"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/**
 * A bilingual paper as a teacher types it: sections, equations, two pictures, a passage for two questions, and three faults: an
 * answer that no option has (3), no answer (5), the same option twice (6).
 */
export async function aWordPaper(): Promise<Buffer> {
  const body = [
    para('Section A: Arithmetic'),
    para(`${run('1. What is ')}${fraction('1', '2')}${run(' of 80?')}`),
    para('80 లో సగం ఎంత?'),
    para('(a) 20\t(b) 40\t(c) 60\t(d) 80'),
    para('Ans: b'),
    para('2. What is the shaded area of the figure?'),
    para('చిత్రంలో రంగు వేసిన వైశాల్యం ఎంత?'),
    para(inlinePicture('rId10', 'A rectangle of 2 by 3')),
    para('(a) 4\t(b) 5\t(c) 6\t(d) 7'),
    para('Ans: (c)'),
    para('Sol. The area is 2 × 3 = 6.'),
    para(`${run('3. Add ')}${fraction('2', '3')}${run(' and ')}${fraction('1', '3')}${run('.')}`),
    para('(a) 1\t(b) 2\t(c) 3\t(d) 4'),
    para('Ans: g'),
    para('Directions (Q. 4-5): Read the passage and answer the questions.'),
    para('Ravi bought 12 mangoes and 8 oranges in the market.'),
    para('4. How many fruits did Ravi buy?'),
    para('రవి ఎన్ని పండ్లు కొన్నాడు?'),
    para('(a) 18\t(b) 19\t(c) 20\t(d) 21'),
    para('Ans: c'),
    para('5. How many more mangoes than oranges did he buy?'),
    para('(a) 2\t(b) 3\t(c) 4\t(d) 5'),
    para('6. What is shown here?'),
    para(inlinePicture('rId11', 'A square')),
    para('(a) A square\t(b) A square\t(c) A circle\t(d) A line'),
    para('Ans: a'),
  ].join('')
  const media = {
    rId10: { name: 'image1.png', bytes: new Uint8Array(await aFigure(40)) },
    rId11: { name: 'image2.png', bytes: new Uint8Array(await aFigure(200)) },
  }
  return Buffer.from(makeWord({ body, media }))
}
