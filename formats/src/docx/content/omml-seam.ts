import type { XmlElement } from '../../xml/parse-xml.ts'

/** Until equations are read they are told. */
export const ommlToTex = (_element: XmlElement): { readonly tex: string; readonly problems: readonly string[] } => ({
  tex: '',
  problems: ['An equation is not read yet. Type it as TeX between dollar signs, or paste it as a picture.'],
})
