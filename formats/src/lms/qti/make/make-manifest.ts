import { escapeXml } from '../../../xml/parse-xml.ts'
import type { QtiVersion } from './qti-version.ts'

export type Resource = {
  readonly identifier: string
  readonly kind: 'test' | 'item' | 'stimulus'
  readonly name: string
  /** Labels of the question, as keywords of its metadata. */
  readonly keywords: readonly string[]
  readonly pictures: readonly string[]
}

const LOM = 'http://ltsc.ieee.org/xsd/LOM'

/** The list of what a package holds. */
export function makeManifest(
  { manifestNamespace, manifestSchema, suffix }: QtiVersion,
  resources: readonly Resource[],
): string {
  const [schema, version] = manifestSchema
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="${manifestNamespace}" xmlns:imsmd="${LOM}" identifier="manifest">`,
    `<metadata><schema>${schema}</schema><schemaversion>${version}</schemaversion></metadata>`,
    '<organizations/>',
    '<resources>',
    ...resources.map((resource) => resourceElement(resource, suffix)),
    '</resources>',
    '</manifest>',
    '',
  ].join('\n')
}

function resourceElement({ identifier, kind, name, keywords, pictures }: Resource, suffix: string): string {
  const words = keywords.map((word) => `<imsmd:keyword><imsmd:string>${escapeXml(word)}</imsmd:string></imsmd:keyword>`)
  const metadata =
    words.length === 0
      ? ''
      : `<metadata><imsmd:lom><imsmd:general>${words.join('')}</imsmd:general></imsmd:lom></metadata>`
  const files = [name, ...pictures].map((file) => `<file href="${escapeXml(file)}"/>`).join('')
  return `<resource identifier="${identifier}" type="imsqti_${kind}_${suffix}" href="${name}">${metadata}${files}</resource>`
}
