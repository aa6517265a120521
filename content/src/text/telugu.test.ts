import { expect, test } from 'vitest'
import { isPlural } from './telugu.ts'

test.each([
  ['నిర్మల్ బొమ్మలు', true],
  ['**ఆండీస్ పర్వతాలు**', true],
  ['ప్రత్యేక నియోజకవర్గాలు (1909)', true],
  ['కర్నూలు', false],
  ['భారత్‌లో మొదటి ప్రయాణికుల రైలు (1853)', false],
  ['డాన్యూబ్ నది', false],
])('whether %s are several', (name, several) => expect(isPlural(name)).toBe(several))
