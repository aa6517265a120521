import { readKey } from './docx/read-key.ts'
import { ArchiveError } from './package/read-archive.ts'
import { decodeText, EncodingError } from './text/decode-text.ts'
import { XmlError } from './xml/parse-xml.ts'

/** The lines of a key in a file of its own, Word or text, for `applyKey`; or a sentence why it cannot be read. */
export async function readKeyFile(
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly key: string } | { readonly failure: string }> {
  try {
    return { key: /\.doc[xm]$/i.test(name) ? await readKey(bytes) : decodeText(bytes).text }
  } catch (error) {
    if (!(error instanceof ArchiveError || error instanceof XmlError || error instanceof EncodingError)) throw error
    return { failure: error.message }
  }
}
