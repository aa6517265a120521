import { describe, expect, test } from 'vitest'
import { fill } from './fill.ts'
import { bold, same } from './localized.ts'

const telugu = (pattern: string, b: string) => fill({ en: '', te: pattern, hi: '' }, { b: same(b) }).te

describe('a Telugu ending after a name', () => {
  test.each([
    ['{b}లో ఉంది', 'మేఘాలయ', 'మేఘాలయలో ఉంది'],
    ['{b}లో ఉంది', 'షిల్లాంగ్', 'షిల్లాంగ్\u200cలో ఉంది'],
    ['**{b}**లో ఉంది', 'షిల్లాంగ్', '**షిల్లాంగ్**\u200cలో ఉంది'],
    ['**{b}**లో ఉంది', 'పటాన్ (గుజరాత్)', '**పటాన్ (గుజరాత్)లో** ఉంది'],
    ['**{b}**కు చెందినది', 'కబడ్డీ', '**కబడ్డీ**కి చెందినది'],
    ['{b}కు చెందినది', 'తమిళనాడు', 'తమిళనాడుకు చెందినది'],
    ['**{b}**కు కారణం', 'క్షయ వ్యాధి', '**క్షయ వ్యాధి**కి కారణం'],
    ['**{b}**ను స్రవించే', 'ఇన్సులిన్', '**ఇన్సులిన్**\u200cను స్రవించే'],
    ['**{b}**ను స్థాపించారు', 'ఆర్య సమాజం', '**ఆర్య సమాజాన్ని** స్థాపించారు'],
    ['**{b}**కు కారణం', 'గవదబిళ్లలు', '**గవదబిళ్లలకు** కారణం'],
    ['{b}కు చెందినది', 'కర్నూలు', 'కర్నూలుకు చెందినది'],
    ['{b}ను పిలుస్తారు', 'వారణాసి', 'వారణాసిని పిలుస్తారు'],
    ['**{b}**కు చెందినది', 'శ్రీకాకుళం', '**శ్రీకాకుళానికి** చెందినది'],
    ['“**{b}**” అని', 'పింక్ సిటీ', '“**పింక్ సిటీ**” అని'],
  ])('%s of %s', (pattern, name, expected) => expect(telugu(pattern, name)).toBe(expected))

  test('goes into the bold of an answer that closes in a bracket', () => {
    const answer = bold(same('పటాన్ (గుజరాత్)'))
    expect(fill({ en: '', te: '{b}లో ఉంది.', hi: '' }, { b: answer }).te).toBe('**పటాన్ (గుజరాత్)లో** ఉంది.')
  })
})

test('a sentence that closes in an abbreviation has one full stop', () => {
  expect(fill({ en: 'Head office: {b}.', te: '', hi: '' }, { b: same('Washington, D.C.') }).en).toBe(
    'Head office: Washington, D.C.',
  )
})
