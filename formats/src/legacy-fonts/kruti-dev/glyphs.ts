/**
 * What each character of a text in Kruti Dev shows, by the font's encoding. A value that ends with a virama is a half
 * letter, which the bar `k` makes whole. `f`, `Z` and the glyphs made of them stand elsewhere than they are spoken:
 * see `MARKERS`.
 */
const LETTERS = `
v अ|b इ|m उ|Å ऊ|_ ऋ|, ए|Ã ई
d क|D क्|[ ख्|x ग|X ग्|? घ्|Ä घ|³ ङ|p च|P च्|N छ|t ज|T ज्|> झ|÷ झ्|Ö झ्|¥ ञ
V ट|B ठ|M ड|< ढ|. ण्|r त|R त्|F थ्|n द|/ ध्|Ë ध्|è ध्|u न|U न्
i प|I प्|Q फ|¶ फ्|c ब|C ब्|H भ्|Ò भ|e म|E म्
; य|¸ य्|j र|y ल|Y ल्|G ळ|o व|O व्|' श्|Ü श्|“ श्|” श्|" ष्|‘ ष्|’ ष्|l स|L स्|g ह|º ह्`

const CONJUNCTS = `
{ क्ष्|= त्र|« त्र्|K ज्ञ|J श्र|| द्य|} द्व|) द्ध|æ द्र|Ø क्र|Ý फ्र|ç प्र|Á प्र
ô क्क|ä क्त|ê ट्ट|Í ट्ट|ë ट्ठ|Î ट्ठ|ì ड्ड|Ï ड्ड|ï ड्ढ|Ô ड्ढ|Ù त्त्|í द्द|Ì द्द|é न्न|™ न्न्
à ह्न|á ह्य|ã ह्म|â हृ|– दृ|— कृ|Ñ कृ|# रु|: रू`

const SIGNS = `
h ी|q ु|w ू|\` ृ|s े|S ै|‚ ॉ|W ॅ|a ं|¡ ँ|È ीं
z ्र|ª ्र|î ्य|Ó ्य`

const OTHERS = `
å ०|ƒ १|„ २|… ३|† ४|‡ ५|ˆ ६|‰ ७|Š ८|‹ ९
A ।|] ,|- .|( ;|\\ ?|@ /|% :|& -|$ +|^ ‘|* ’|Þ “|ß ”|¼ (|½ )|¿ {|À }|¾ =|Û ×|Œ ॰|ñ ॰|• ऽ|· ऽ|∙ ऽ`

const pairs = (table: string): [string, string][] =>
  Array.from(table.matchAll(/(\S) (\S+?)(?=\||\s|$)/gu), ([, glyph = '', shown = '']) => [glyph, shown])

export const GLYPHS: ReadonlyMap<string, string> = new Map([LETTERS, CONJUNCTS, SIGNS, OTHERS].flatMap(pairs))

/** Glyphs that stand before or after the letters they belong to. */
export type Marker = {
  /** Short i, drawn before the cluster it is spoken after. */
  readonly shortI?: true
  /** An r spoken before the cluster over which it is drawn. */
  readonly reph?: true
  /** A long i in the same glyph. */
  readonly longI?: true
  readonly anusvara?: true
}

export const MARKERS: ReadonlyMap<string, Marker> = new Map<string, Marker>([
  ['f', { shortI: true }],
  ['Ç', { shortI: true, anusvara: true }],
  ['Æ', { shortI: true, reph: true }],
  ['É', { shortI: true, reph: true, anusvara: true }],
  ['Z', { reph: true }],
  ['±', { reph: true, anusvara: true }],
  ['Ê', { reph: true, longI: true }],
])
