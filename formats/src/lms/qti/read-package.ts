import { readLabels } from '../../building/labels.ts'
import { type SetBuilder, setBuilder } from '../../building/set-builder.ts'
import { type Archive, ArchiveError, readArchive } from '../../package/read-archive.ts'
import { fault, type Reading } from '../../question-set.ts'
import { childrenOf, descendantsOf, parseXml, textOf, type XmlElement, XmlError } from '../../xml/parse-xml.ts'
import { decoded, packageFiles, resolved } from './package-files.ts'
import { withNamesOfQti2 } from './qti-names.ts'
import type { QtiSource } from './qti-source.ts'
import { readItem } from './read-item.ts'
import { itemsOfTest } from './read-test.ts'
import { readQti12 } from './v12/read-qti12.ts'

const MANIFEST = 'imsmanifest.xml'

/** A package names its files in its directory, which is not compressed. */
export const isQtiPackage = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(MANIFEST)

/** A QTI content package: the questions of its tests in their order, then those that no test names. */
export async function readQtiPackage(bytes: Uint8Array): Promise<Reading> {
  try {
    const archive = await readArchive(bytes)
    const name = archive.names
      .filter((one) => one.split('/').at(-1) === MANIFEST)
      .sort((a, b) => a.length - b.length)[0]
    const manifest = name === undefined ? undefined : archive.read(name)
    if (name === undefined || !manifest) return refused(`The package has no ${MANIFEST}.`)
    const builder = setBuilder()
    readResources(parseXml(manifest), name, archive, builder)
    return builder.finish()
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof XmlError) return refused(error.message)
    throw error
  }
}

const refused = (what: string): Reading => ({ set: null, problems: [fault('not-a-package', what)], places: [] })

type Document = NonNullable<ReturnType<QtiSource['document']>>

function readResources(manifest: XmlElement, manifestName: string, archive: Archive, builder: SetBuilder): void {
  const documents = documentsOf(archive, builder)
  const resources = descendantsOf(manifest, 'resource')
    .map((resource) => ({ resource, name: resolved(addressOf(resource), manifestName) }))
    .filter(
      ({ resource, name }) => /qti|assessment/i.test(resource.attributes.type ?? '') && /\.(xml|dat|qti)$/i.test(name),
    )
  const labels = new Map(resources.map(({ resource, name }) => [name, readLabels(keywordsOf(resource))]))
  const done = new Set<string>()

  const readOne = (name: string, section: string | null, passage: string | null) => {
    const found = done.has(name) ? undefined : documents(name)
    done.add(name)
    const context = { section, passage, labels: labels.get(name) ?? readLabels([]) }
    if (found?.root.name === 'assessmentItem') readItem(found.root, context, found.source)
    if (found?.root.name === 'questestinterop') readQti12(found.root, found.source)
  }

  for (const { name } of resources.filter(({ resource }) => /test|assessment/i.test(resource.attributes.type ?? ''))) {
    const test = documents(name)
    if (test?.root.name !== 'assessmentTest') continue
    for (const { address, section, passage, element } of itemsOfTest(test.root, test.source)) {
      const item = resolved(decoded(address), name)
      if (!archive.names.includes(item))
        builder.refuse(
          fault(
            'item-missing',
            `The question “${address.slice(0, 80)}” is not in the package.`,
            test.source.at(element),
          ),
        )
      else readOne(item, section, passage)
    }
  }
  for (const { name } of resources) readOne(name, null, null)
  if (done.size === 0) builder.refuse(fault('nothing-found', 'The package names no questions of QTI.'))
}

/** Blackboard writes `bb:file`; some programs only name the files inside. */
const addressOf = (resource: XmlElement): string =>
  decoded(
    resource.attributes.href ??
      resource.attributes['bb:file'] ??
      childrenOf(resource, 'file')[0]?.attributes.href ??
      '',
  )

const keywordsOf = (resource: XmlElement): string[] =>
  childrenOf(resource, 'metadata').flatMap((metadata) =>
    descendantsOf(metadata, 'keyword').map((keyword) => textOf(keyword).trim()),
  )

/** Parses a document when it is asked for; one that cannot be read is reported once. */
function documentsOf(archive: Archive, builder: SetBuilder) {
  const files = packageFiles(archive)
  const passages = new Map<string, string | null>()
  const parsed = new Map<string, Document | undefined>()
  const documents = (name: string): Document | undefined => {
    if (!parsed.has(name)) parsed.set(name, read(name))
    return parsed.get(name)
  }
  const read = (name: string): Document | undefined => {
    const bytes = archive.read(name)
    if (!bytes) return undefined
    const source: QtiSource = {
      builder,
      at: ({ line }) => ({ sheet: name, row: line }),
      find: (address) => files.find(address, name),
      document: (address) => documents(resolved(address, name)),
      passages,
    }
    try {
      return { root: withNamesOfQti2(parseXml(bytes)), source }
    } catch (error) {
      if (!(error instanceof XmlError)) throw error
      builder.refuse(fault('not-qti', error.message, { sheet: name, row: 1 }))
      return undefined
    }
  }
  return documents
}
