import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splice } from './splice.ts'

test('what was compressed once and what is put between reads as one text', () => {
  const text = fc
    .array(fc.constantFrom('question ', 'ప్రశ్న ', 'a', '\u{1f600}'), { maxLength: 4_000 })
    .map((words) => words.join(''))
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 8 }),
      text.map((head) => head.slice(0, 9_000)),
      (parts, head) => {
        const own = parts.slice(1).map((_, index) => `own ${index}`)
        const { gzip, plain } = splice(parts, 12)
        const whole = head + parts.map((part, index) => part + (own[index]?.padEnd(12) ?? '')).join('')
        expect(plain(head, own).toString()).toBe(whole)
        expect(gunzipSync(gzip(head, own)).toString()).toBe(whole)
      },
    ),
    { numRuns: 60 },
  )
})

test('a repeated part costs little, and what is too long for a gap is said', () => {
  const part = Array.from({ length: 300 }, (_, index) => `question ${index * 7919} of many;`).join('')
  const once = splice([part], 4).gzip('', []).length
  expect(splice([part, part, part], 4).gzip('', ['a', 'b']).length).toBeLessThan(once * 1.3)
  expect(() => splice(['a', 'b'], 4).gzip('', ['12345'])).toThrow('12345')
})
