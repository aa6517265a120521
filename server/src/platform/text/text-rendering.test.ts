import { afterEach, expect, test } from 'vitest'
import { RENDERER } from './rendering.ts'
import { createTextRendering, type TextRendering } from './text-rendering.ts'

let texts: TextRendering
afterEach(() => texts.close())

const STUCK = new URL('../../testing/processes/stuck-worker.ts', import.meta.url)

test('a text is rendered beside the thread of the server, which goes on meanwhile', async () => {
  texts = createTextRendering()
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  expect(await texts.render('message', 'text', 'It is $x^2$.')).toEqual({
    html: expect.stringContaining('<msup>'),
    rendered_by: RENDERER,
  })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  await expect(texts.render('message', 'answer', 'a\n$\\let\\a=b$')).rejects.toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'answer', message: 'Line 2: \\let cannot be used in a formula.' }],
  })
})

test.each(['endless', 'large'])('what is %s ends with its thread, and the next one is rendered', async (text) => {
  texts = createTextRendering({ worker: STUCK, timeLimit: text === 'endless' ? 1_000 : 30_000 })
  const [stuck, next] = await Promise.allSettled([
    texts.render('message', 'text', text),
    texts.render('message', 'text', 'fine'),
  ])
  expect(stuck).toMatchObject({ status: 'rejected', reason: { code: 'bad_input' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { html: 'fine' } })
})

test('what is stored is not rendered; what an older renderer made is made again once, for all who wait', async () => {
  texts = createTextRendering()
  const kept: unknown[] = []
  const keep = async (rendering: unknown) => kept.push(rendering)
  const read = (row: { html: string | null; rendered_by: number | null }, text = 'new *text*') =>
    texts.stored('message', { ...row, text }, keep)
  expect(await read({ html: 'as it is', rendered_by: RENDERER })).toBe('as it is')
  expect(kept).toEqual([])
  const older = { html: 'old', rendered_by: RENDERER - 1 }
  const html = '<p>new <em>text</em></p>\n'
  expect(await Promise.all([read(older), read(older)])).toEqual([html, html])
  expect(kept).toEqual([{ html, rendered_by: RENDERER }])
  expect(await read({ html: null, rendered_by: null }, 'a <b> $\\def\\a{b}$')).toBe(
    '<pre>a &lt;b&gt; $\\def\\a{b}$</pre>\n',
  )
})
