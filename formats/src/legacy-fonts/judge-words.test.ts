import { describe, expect, test } from 'vitest'
import { processorTimeOf } from '../testing/processor-time.ts'
import { countWords, looksLegacy } from './judge-words.ts'
import { isUnicodeFont } from './unicode-fonts.ts'

const isLegacy = (text: string) => looksLegacy(countWords(text))

describe('text that stands for Indian letters', () =>
  test.for([
    'Hkkjr dh jkt/kkuh fnYyh gSA',
    'fo|kFkhZ d`ik djds deZ djsaA',
    'fuEufyf[kr esa ls dkSu lk lgh gS\\',
    '¦ÉÉ®úiÉ EòÒ ®úÉVÉvÉÉxÉÒ ¨ÉÖÆ¤É<Ç ½èþ',
    '¿¸¨¸¸£¸ ˆÅ¸ ¬¸¨¸¸›¸ ¨¸½ ‡ˆÅ',
    'uÛ¡u¢¨dÔÕ ý¡wö÷<ø¡^¡ËÚ',
    '5 ˆÅ¸½ ¬¸½ ¢¸£¸',
  ])('%s', (text) => expect(isLegacy(text)).toBe(true)))

describe('text that is what it says', () =>
  test.for([
    '',
    '1234',
    'The train runs at 60 km/h and covers 5 km² in 30 min.',
    'Which of the following is/are correct? A and/or B, i.e. none',
    'If CAT is coded as DBU, how is RHYTHM coded?',
    'bcdf ghjk lmnp _bcd_cdb_ aab_cc',
    'XQZ RTPL BDFH',
    'KMnO4, NaCl, CaCO3, HCl, MgSO4 and H2SO4 in kJ/mol, kWh and pH',
    'NaCl HCl KBr MgO CaCl',
    'sin²x + cos²x = 1, f(x) = |x| + [x], P(A|B), 90°, ½, x₁, a_n, ∠ABC',
    'Où est né Molière à Paris? Größe, naïve façade, señor',
    'Où été né à',
    '₹500 – ₹1,000 • 25% £5 €7',
    'భారత రాజధాని ఏది? भारत की राजधानी',
    'α β γ Δ x y z',
    'JavaScript, YouTube, WhatsApp and PowerPoint by McDonald',
    'user@example.org, R&D, Q&A, C++, https://example.org/a?b=c',
    'strengths, twelfths, Knightsbridge',
    '• ► ✓ ■',
  ])('%s', (text) => expect(isLegacy(text)).toBe(false)))

test('what runs say is summed up', () => {
  const count = ['fnYyh', ' 5 ', 'gSA', 'vkSj'].reduce((before, text) => countWords(text, before), countWords(''))
  expect(looksLegacy(count)).toBe(true)
  expect(looksLegacy(countWords('fnYyh'))).toBe(false)
})

test('long texts take time in proportion to their length', () => {
  expect(processorTimeOf(() => countWords('fo|kFkhZ;'.repeat(1_000_000)))).toBeLessThan(5_000)
})

test.for([
  'Times New Roman',
  'TimesNewRomanPSMT',
  'Arial Narrow',
  'Calibri Light',
  'Cambria Math',
  'Nirmala UI',
  'Noto Sans Telugu',
  'Symbol',
  'Wingdings 2',
  'CMMI10',
  '@MS Mincho',
])('%s is in Unicode', (font) => expect(isUnicodeFont(font)).toBe(true))

test.for(['Bharati', 'Kundan 010', 'Telugu Lipi', 'Naidunia'])('%s is not known', (font) =>
  expect(isUnicodeFont(font)).toBe(false),
)
