import { escapeXml } from '../../../xml/parse-xml.ts'
import { kebab } from '../qti-names.ts'

/** What differs between the versions that are made. */
export type QtiVersion = {
  readonly name: '2.2' | '3.0'
  readonly namespace: string
  readonly schema: string
  readonly manifestNamespace: string
  readonly manifestSchema: readonly [name: string, version: string]
  /** At the end of a resource's type: `imsqti_item_xmlv2p2`. */
  readonly suffix: string
}

export const QTI_22: QtiVersion = {
  name: '2.2',
  namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
  schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd',
  manifestNamespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  manifestSchema: ['QTIv2.2 Package', '1.0.0'],
  suffix: 'xmlv2p2',
}

export const QTI_30: QtiVersion = {
  name: '3.0',
  namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
  manifestNamespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  manifestSchema: ['QTI Package', '3.0.0'],
  suffix: 'xmlv3p0',
}

type Attributes = Readonly<Record<string, string | undefined>>

const attributesText = (attributes: Attributes, name: (name: string) => string): string =>
  Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${name(key)}="${escapeXml(value)}"`))
    .join('')

/** Writes elements of QTI, by their names in 2.x; `inside` is XML. */
export function qtiWriter({ name: version, namespace, schema }: QtiVersion) {
  const rename = (name: string) => (version === '3.0' && !name.includes(':') ? kebab(name) : name)
  const element = (name: string, attributes: Attributes, ...inside: readonly string[]): string => {
    const tag = version === '3.0' ? `qti-${kebab(name)}` : name
    const content = inside.filter((one) => one !== '').join('')
    const start = `<${tag}${attributesText(attributes, rename)}`
    return content === '' ? `${start}/>` : `${start}>${content}</${tag}>`
  }
  const document = (name: string, attributes: Attributes, ...inside: readonly string[]): string => {
    const schemas = `xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}"`
    const text = element(name, attributes, ...inside.map((one) => (one === '' ? '' : `\n${one}`)), '\n')
    return `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace(/^<[\w-]+/, (start) => `${start} ${schemas}`)}\n`
  }
  return { element, document }
}
