import type { Archive } from '../../package/read-archive.ts'
import { childrenOf, parseXml, type TakenElements, type XmlElement } from '../../xml/parse-xml.ts'

export type Relation = { readonly type: string; readonly path: string; readonly isExternal: boolean }

/** The parts of an Office package: their XML, and what they refer to. Throws an `ArchiveError` or `XmlError`. */
export type Parts = {
  xml(path: string, taken?: TakenElements): XmlElement | undefined
  bytes(path: string): Uint8Array | undefined
  /** The relations of a part ('' for the package) by id. */
  relations(path: string): ReadonlyMap<string, Relation>
}

export function packageParts(archive: Archive): Parts {
  const names = new Map(archive.names.map((name) => [name.replaceAll('\\', '/').toLowerCase(), name]))
  const bytes = (path: string) => {
    const name = names.get(path.toLowerCase())
    return name === undefined ? undefined : archive.read(name)
  }
  const xml = (path: string, taken?: TakenElements) => {
    const content = bytes(path)
    return content && parseXml(content, taken)
  }
  return {
    bytes,
    xml,
    relations(path) {
      const [folder, name] = splitPath(path)
      const root = xml(`${folder}_rels/${name}.rels`)
      const relations = (root ? childrenOf(root, 'Relationship') : []).map(({ attributes }): [string, Relation] => [
        attributes.Id ?? '',
        {
          type: (attributes.Type ?? '').split('/').at(-1) ?? '',
          path: resolvePath(folder, attributes.Target ?? ''),
          isExternal: attributes.TargetMode === 'External',
        },
      ])
      return new Map(relations)
    },
  }
}

/** The folder with its slash, and the name. */
function splitPath(path: string): readonly [string, string] {
  const slash = path.lastIndexOf('/') + 1
  return [path.slice(0, slash), path.slice(slash)]
}

function resolvePath(folder: string, target: string): string {
  const steps = target.startsWith('/') ? target.split('/') : `${folder}${target}`.split('/')
  const path: string[] = []
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

/** An attribute whatever its prefix: `r:id`, `d3p1:id`. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes[`r:${name}`] ??
  Object.entries(element?.attributes ?? {}).find(([key]) => key.endsWith(`:${name}`))?.[1] ??
  element?.attributes[name]
