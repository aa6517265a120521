import { expect, test } from 'vitest'
import { convertLegacyText } from './convert-legacy-text.ts'

test.for([
  'Kruti Dev 010',
  'KrutiDev010',
  'Kruti_Dev_055 Bold',
  'KRUTI DEV 016',
  'Kruti Dev 040 Wide',
  'DevLys 010',
  'Devlys 010 Condensed',
  'DevLys_020',
])('%s is converted', (font) => {
  expect(convertLegacyText(font, 'fo|ky;')).toEqual({ text: 'विद्यालय' })
})

test.for([
  ['Anu Script Telugu', 'Anupama'],
  ['Anu Script Telugu', 'Anu Script'],
  ['Anu Script Telugu', 'Apsara Bold'],
  ['Anu Script Telugu', 'Amma'],
  ['Anu Script Telugu', 'Priyaanka'],
  ['Shree-Lipi Telugu', 'SHREE-TEL-0900'],
  ['Shree-Lipi Telugu', 'Shree900'],
  ['Shree-Lipi Telugu', 'SHREE TEL 0908'],
  ['Hemalatha', 'Hemalatha'],
  ['Vaartha', 'Vaartha'],
  ['Eenadu', 'Eenadu'],
  ['Tikkana', 'Tikkana'],
  ['Chanakya', 'Chanakya'],
  ['Walkman Chanakya', 'Walkman-Chanakya905'],
  ['Shusha', 'Shusha02'],
  ['APS', 'APS-C-DV-Prakash'],
  ['Shivaji', 'Shivaji01'],
  ['Agra', 'Agra Thin'],
  ['4C Gandhi', '4CGandhi'],
  ['Shree-Lipi Devanagari', 'SHREE-DEV-0714'],
  ['Shree-Lipi Devanagari', 'Shree-Dv0726'],
  ['Aakriti', 'Aakriti'],
  ['Shree-Lipi Devanagari', 'SHREE0714'],
  ['Shree-Lipi Devanagari', 'Shree708'],
  ['Shree-Lipi Devanagari', 'DV-SHREE-0708'],
  ['Shree-Lipi Devanagari', 'Shree-Dev7-001E'],
  ['Shree-Lipi Telugu', 'SHREE0908'],
  ['Shree-Lipi Telugu', 'SUCHI-TEL5-0900'],
  ['Shree-Lipi', 'ShreeLipi'],
  ['Shree-Lipi', 'Shree Lipi Ex'],
  ['Shree-Lipi', 'SHREE0768'],
  ['Shree-Lipi', 'SHREE951'],
  ['Shree-Lipi', 'SHREE-TAM7-0802'],
  ['C-DAC ISM Devanagari', 'DVB-TTSurekh'],
  ['C-DAC ISM Devanagari', 'DV-TTYogesh'],
  ['C-DAC ISM Devanagari', 'DVBW-TTSurekh'],
  ['C-DAC ISM Telugu', 'TL-TTHemalatha'],
  ['C-DAC ISM Telugu', 'TLW-TTHemalatha'],
  ['C-DAC ISM', 'KN-TTUma'],
  ['Krishna', 'Krishna'],
  ['Kundli', 'Kundli'],
  ['Richa', 'Richa Bold'],
  ['Vakil', 'Vakil_01'],
] as const)('the family %s is found by %s, and named', ([unsupported, font]) => {
  expect(convertLegacyText(font, 'abc')).toEqual({ unsupported })
})

test.for([
  'Times New Roman',
  'Calibri',
  'Symbol',
  'Wingdings',
  'Cambria Math',
  'Arial Unicode MS',
  'Mangal',
  'Kokila',
  'Utsaah',
  'Aparajita',
  'Nirmala UI',
  'Noto Sans Devanagari',
  'Shree Devanagari 714',
  'Gautami',
  'Vani',
  'Mandali',
  'Ramabhadra',
  'NTR',
  'Suravaram',
  'Ponnala',
  'Pothana2000',
  'Kruti Dev Unicode',
  'Agrandir',
  'Apsley',
  'Annuity',
  'Chanakya Uni',
  'DVOT-Surekh',
  'GIST-TLOTHemalatha',
  'Richard',
  'Krishnaji',
  'Shreeya',
  '',
])('%s is no legacy font', (font) => {
  expect(convertLegacyText(font, 'abc')).toBeUndefined()
})

test('bytes, and the private characters of a symbol font, are read as the characters they stand for', () => {
  expect(convertLegacyText('Kruti Dev 010', '\u0083\u0084')).toEqual({ text: '१२' })
  expect(convertLegacyText('Kruti Dev 010', '\uf066\uf06e\uf075')).toEqual({ text: 'दिन' })
})

test('text that reads the same without conversion is not reported', () => {
  expect(convertLegacyText('Anupama', ' 2024 ')).toEqual({ text: ' 2024 ' })
  expect(convertLegacyText('Anupama', 'తెలుగు')).toEqual({ text: 'తెలుగు' })
  expect(convertLegacyText('Chanakya', 'हिन्दी a')).toEqual({ unsupported: 'Chanakya' })
})
