import { type Archive, ArchiveError, readArchive } from '../package/read-archive.ts'
import { childrenOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'

/** What a relationship of the document points to: a part of the package, or an address outside. */
export type Target = { readonly path: string; readonly external: boolean; readonly type: string }

export type WordPackage = {
  readonly document: XmlElement
  readonly hasMacros: boolean
  /** By the ids that the document uses. */
  readonly targets: ReadonlyMap<string, Target>
  /** The first part of a type such as `styles`, parsed. Throws an `ArchiveError` or `XmlError`. */
  part(type: string): XmlElement | undefined
  /** Throws an `ArchiveError`. */
  bytes(path: string): Uint8Array | undefined
}

/** Opens the package and its main document. Throws an `ArchiveError` or `XmlError` whose message is a sentence. */
export async function openPackage(bytes: Uint8Array): Promise<WordPackage> {
  refuseOtherFiles(bytes)
  const archive = await readArchive(bytes)
  const main = mainDocument(archive)
  const document = parsePart(archive, main)
  if (!document) throw new ArchiveError('The file is not a Word document (.docx): it has no text part.')
  const targets = relationshipsOf(archive, main)
  return {
    document,
    hasMacros: archive.names.some((name) => /vbaProject\.bin$/i.test(name)),
    targets,
    part(type) {
      const target = [...targets.values()].find((target) => target.type === type && !target.external)
      return target && parsePart(archive, target.path)
    },
    bytes: (path) => archive.read(path),
  }
}

const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

function refuseOtherFiles(bytes: Uint8Array) {
  if (OLD_OFFICE.every((byte, place) => bytes[place] === byte))
    throw new ArchiveError(
      'The file is an old Word document (.doc) or is protected by a password. Open it in Word, and save it as a Word document (.docx) without a password.',
    )
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '{\\rtf')
    throw new ArchiveError('The file is an RTF document. Open it in Word, and save it as a Word document (.docx).')
}

const parsePart = (archive: Archive, path: string): XmlElement | undefined => {
  const bytes = archive.read(path)
  return bytes && parseXml(bytes)
}

function mainDocument(archive: Archive): string {
  const targets = [...relationshipsOf(archive, '').values()]
  return targets.find(({ type }) => type === 'officeDocument')?.path ?? 'word/document.xml'
}

function relationshipsOf(archive: Archive, part: string): Map<string, Target> {
  const [folder, name] = [part.slice(0, part.lastIndexOf('/') + 1), part.slice(part.lastIndexOf('/') + 1)]
  const rels = parsePart(archive, `${folder}_rels/${name}.rels`)
  return new Map(
    (rels ? childrenOf(rels, 'Relationship') : []).map(({ attributes }) => {
      const external = attributes.TargetMode === 'External'
      const target = attributes.Target ?? ''
      const type = (attributes.Type ?? '').replace(/^.*\//, '')
      return [attributes.Id ?? '', { path: external ? target : resolvePath(folder, target), external, type }]
    }),
  )
}

/** `../media/image1.png` seen from `word/` is `media/image1.png`. */
function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = []
  for (const step of (folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
