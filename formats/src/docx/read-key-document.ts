import { keyLines } from '../paper-text/answers/key-lines.ts'
import { plainOf } from '../paper-text/rich/rich-text.ts'
import { isTable } from '../paper-text/source.ts'
import { layoutOf } from '../paper-text/tables/table-layout.ts'
import { readDocument } from './read-document.ts'
import { sourceTexts } from './source-texts.ts'

/** The lines of a key that is a document of its own, for `applyKey`. Throws an `ArchiveError` or `XmlError`. */
export async function readKeyDocument(bytes: Uint8Array): Promise<string> {
  const { blocks } = await readDocument(bytes)
  return blocks
    .flatMap((block) => {
      if (!isTable(block)) return [plainOf(block.rich)]
      const layout = layoutOf(block, false)
      const pairs = layout.kind === 'content' ? layout.key : undefined
      return pairs ? keyLines(pairs) : sourceTexts([block]).map(({ text }) => text)
    })
    .join('\n')
}
