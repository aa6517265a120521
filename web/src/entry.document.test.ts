import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleScript } from '../bundle-script.ts'

const compiled = await bundleScript(new URL('entry.document.ts', import.meta.url).pathname, { minify: true })

test('the script in the head of documents is one classic script that imports nothing', () => {
  expect(() => new Script(compiled.code)).not.toThrow()
  expect(compiled.code).not.toMatch(/\b(import|export)\b/)
  expect(compiled.code).not.toMatch(/<\/script|<!--/i)
})

test('the script is small: each document carries it, and nothing of the bundle is in it', () => {
  expect(compiled.modules.filter((file) => file.includes('node_modules'))).toEqual([])
  expect(compiled.code.length).toBeLessThan(6000)
})
