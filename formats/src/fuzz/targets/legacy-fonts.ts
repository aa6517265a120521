import { convertLegacyText } from '../../legacy-fonts/convert-legacy-text.ts'
import { convertSymbolText } from '../../legacy-fonts/convert-symbol-text.ts'
import { escapeXml } from '../../xml/parse-xml.ts'
import { bytesOf, type Target, textOf } from './target.ts'
import { COMMON } from './tokens.ts'

/** Text in fonts that are older than Unicode. */
export const LEGACY_FONTS: Target = {
  name: 'old fonts',
  form: 'text',
  tokens: [...COMMON, 'f', 'Z', 'k', '~', '\uf0b7'],
  seeds: [bytesOf('Hkkjr dh jkt/kkuh fnYyh gSA fo|kFkhZ d`ik djds deZ djsaA'), bytesOf('a³b \uf061\uf0b3')],
  run: async (bytes) => {
    for (const font of ['Kruti Dev 010', 'DevLys 010', 'Chanakya', 'Anu Script'])
      escapeXml(JSON.stringify(convertLegacyText(font, textOf(bytes))))
    for (const font of ['Symbol', 'Wingdings']) convertSymbolText(font, textOf(bytes))
    return undefined
  },
}
