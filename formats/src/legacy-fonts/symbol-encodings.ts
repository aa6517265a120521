// A row for each sixteen codes from 0x20 on; a space stands for what has no place in Unicode or nothing to show.
const SYMBOL = [
  ' !∀#∃%&∋()∗+,−./',
  '0123456789:;<=>?',
  '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟ',
  'ΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_',
  '‾αβχδεφγηιϕκλμνο',
  'πθρστυϖωξψζ{|}∼ ',
  '                ',
  '                ',
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓',
  '°±″≥×∝∂•÷≠≡≈…⏐⎯↵',
  'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉',
  '∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓',
  '◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪',
  ' 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ ',
]

/** Arrows, ticks, crosses and bullets alone: the rest are pictures. */
const WINGDINGS: Readonly<Record<number, string>> = {
  108: '●',
  109: '❍',
  110: '■',
  111: '□',
  112: '□',
  113: '❑',
  114: '❒',
  115: '⬧',
  116: '⧫',
  117: '◆',
  118: '❖',
  119: '⬥',
  158: '·',
  159: '•',
  160: '▪',
  161: '○',
  167: '▪',
  168: '◻',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  227: '↖',
  228: '↗',
  229: '↙',
  230: '↘',
  231: '←',
  232: '→',
  233: '↑',
  234: '↓',
  235: '↖',
  236: '↗',
  237: '↙',
  238: '↘',
  239: '⇦',
  240: '⇨',
  241: '⇧',
  242: '⇩',
  243: '⬄',
  244: '⇳',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

const FIRST = 0x20
const PER_ROW = 16

/** What a code of the font shows; undefined where nothing of Unicode is known for it. */
export function shownBySymbol(code: number): string | undefined {
  if (code === FIRST || code === 0xa0) return code === FIRST ? ' ' : '€'
  const shown = SYMBOL[Math.floor((code - FIRST) / PER_ROW)]?.[code % PER_ROW]
  return shown === ' ' ? undefined : shown
}

export const shownByWingdings = (code: number): string | undefined => (code === FIRST ? ' ' : WINGDINGS[code])
