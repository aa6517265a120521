import { expect, test } from 'vitest'
import { problemCodes, summaries } from '../paper-text/testing.ts'
import { readDocx } from './read-docx.ts'
import { level, makeWord, PNG } from './testing.ts'

/** Two questions as Word writes them after they were typed, corrected and looked at. */
const WORD = [
  '<w:p w:rsidR="00A77B3E" w:rsidRDefault="00C52D11"><w:pPr><w:pStyle w:val="ListParagraph"/><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs><w:rPr><w:lang w:val="en-IN"/></w:rPr></w:pPr><w:bookmarkStart w:id="0" w:name="_GoBack"/><w:r w:rsidRPr="005D"><w:rPr><w:b/><w:bCs/><w:lang w:val="en-IN"/></w:rPr><w:t>1</w:t></w:r><w:r><w:t xml:space="preserve">. The </w:t></w:r><w:proofErr w:type="spellStart"/><w:r><w:t>Chola</w:t></w:r><w:proofErr w:type="spellEnd"/><w:r><w:t xml:space="preserve"> capital was at</w:t></w:r><w:bookmarkEnd w:id="0"/></w:p>',
  '<w:p><w:r><w:lastRenderedPageBreak/><w:t>(a)</w:t></w:r><w:r><w:tab/><w:t>Madurai</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>(b)</w:t></w:r><w:r><w:tab/><w:t>Thanjavur</w:t></w:r></w:p>',
  '<w:p><w:r><w:t>(c)</w:t></w:r><w:r><w:tab/></w:r><w:smartTag w:element="place"><w:r><w:t>Warangal</w:t></w:r></w:smartTag><w:r><w:tab/><w:t>(d)</w:t></w:r><w:r><w:tab/><w:t>Hampi</w:t></w:r></w:p>',
  '<w:p><w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr><w:t>Ans</w:t></w:r><w:r><w:t>.</w:t></w:r><w:r><w:noBreakHyphen/><w:t xml:space="preserve"> </w:t></w:r><w:ins w:id="1" w:author="A"><w:r><w:t>(b)</w:t></w:r></w:ins><w:del w:id="2" w:author="A"><w:r><w:delText>(c)</w:delText></w:r></w:del></w:p>',
  '<w:p><w:r><w:t xml:space="preserve">2. </w:t></w:r><m:oMathPara><m:oMath><m:sSup><m:sSupPr><m:ctrlPr><w:rPr><w:rFonts w:ascii="Cambria Math"/></w:rPr></m:ctrlPr></m:sSupPr><m:e><m:r><w:rPr><w:rFonts w:ascii="Cambria Math"/></w:rPr><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></m:oMathPara><w:r><w:t xml:space="preserve"> is 9, so x can be</w:t></w:r></w:p>',
  '<w:p><w:r><w:t>(a) 2</w:t></w:r><w:r><w:br/></w:r><w:r><w:t>(b) 3</w:t></w:r></w:p>',
  '<w:p><w:r><w:t>Ans.- (b)</w:t></w:r></w:p>',
]

test('a paper as Word writes it', async () => {
  const reading = await readDocx(makeWord({ body: WORD.join('') }))
  expect(summaries(reading)).toEqual([
    '1. The Chola capital was at [Madurai | Thanjavur | Warangal | Hampi] = b',
    '2. $x^2$ is 9, so x can be [2 | 3] = b',
  ])
  expect(problemCodes(reading)).toEqual([])
})

/** What Google Docs says of every run, whether it is so or not. */
const PROPERTIES =
  '<w:rFonts w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"/><w:b w:val="0"/><w:i w:val="0"/><w:smallCaps w:val="0"/><w:strike w:val="0"/><w:color w:val="000000"/><w:sz w:val="22"/><w:u w:val="none"/><w:shd w:fill="auto" w:val="clear"/><w:vertAlign w:val="baseline"/><w:rtl w:val="0"/>'
const docsRun = (text: string, properties = PROPERTIES) =>
  `<w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const docsItem = (depth: number, inside: string) =>
  `<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000" w:rsidRPr="00000000"><w:pPr><w:pageBreakBefore w:val="0"/><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr><w:ind w:left="${720 * (depth + 1)}" w:hanging="360"/><w:rPr><w:u w:val="none"/></w:rPr></w:pPr>${inside}</w:p>`
const PICTURE =
  '<w:r w:rsidDel="00000000" w:rsidR="00000000"><w:rPr/><w:drawing><wp:inline distB="114300" distT="114300" distL="114300" distR="114300"><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="image1.png"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="image1.png"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId6"/><a:srcRect b="0" l="0" r="0" t="0"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'

test('a paper as Google Docs writes it: lists, formatting that is off, content controls, the right option in bold', async () => {
  const bold = PROPERTIES.replace('<w:b w:val="0"/>', '<w:b w:val="1"/>')
  const raised = PROPERTIES.replace('baseline', 'superscript')
  const control = (inside: string) =>
    `<w:sdt><w:sdtPr><w:id w:val="-1"/><w:tag w:val="goog_rdk_0"/></w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
  const body = [
    docsItem(0, docsRun('How much is 3') + docsRun('2', raised) + docsRun('?')),
    docsItem(1, docsRun('6')),
    docsItem(1, docsRun('9', bold)),
    docsItem(1, docsRun('12')),
    docsItem(0, docsRun('Which colour has this dot? ') + PICTURE),
    docsItem(1, docsRun('Black', bold)),
    docsItem(1, control(docsRun('White'))),
    docsItem(0, control(docsRun('తెలుగులో అచ్చులు ఎక్కడ ఉంటాయి?'))),
    docsItem(1, docsRun('మాటలో')),
    docsItem(1, docsRun('పాటలో', bold)),
  ]
  const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`
  const media = { rId6: { name: 'image1.png', bytes: PNG } }
  const reading = await readDocx(makeWord({ body: body.join(''), numbering, media }))
  expect(summaries(reading)).toEqual([
    '1. How much is 3²? [6 | 9 | 12] = b',
    '2. Which colour has this dot? ![](picture:image1) [Black | White] = a',
    '3. తెలుగులో అచ్చులు ఎక్కడ ఉంటాయి? [మాటలో | పాటలో] = b',
  ])
  expect(problemCodes(reading)).toEqual([])
})
