import { readStream } from '../../package/read-compound-file.ts'
import { parseXml, XmlError } from '../../xml/parse-xml.ts'
import { ommlToTex } from '../omml/omml-to-tex.ts'
import { MtefError } from './byte-reader.ts'
import { mtefToOmml } from './mtef-to-omml.ts'
import { readMtef } from './read-mtef.ts'

const STREAM = 'Equation Native'
const HEADER_SIZE = 28
const MAX_SIZE = 64 * 1024

/**
 * An embedded equation of MathType or of the old equation editor (an OLE object) as TeX. Undefined where it cannot be read in
 * full: half an equation would be another one.
 */
export function equationObjectToTex(bytes: Uint8Array): string | undefined {
  const stream = readStream(bytes, STREAM, MAX_SIZE)
  return stream && mtefToTex(stream.subarray(HEADER_SIZE))
}

/** The same of the equation alone. */
export function mtefToTex(bytes: Uint8Array): string | undefined {
  try {
    const omml = mtefToOmml(readMtef(bytes))
    const { tex, problems } = ommlToTex(parseXml(new TextEncoder().encode(omml)))
    return problems.length === 0 && tex.trim() !== '' ? tex.trim() : undefined
  } catch (error) {
    // damaged, of another version, or nested more deeply than an equation is
    if (error instanceof MtefError || error instanceof XmlError) return undefined
    throw error
  }
}
