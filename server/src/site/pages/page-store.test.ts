import { describe, expect, test } from 'vitest'
import { type CachedPage, createPageStore } from './page-store.ts'

const aPage = (text: string, status = 200): CachedPage => ({
  status,
  headers: new Map(),
  etag: '"x"',
  frames: "'none'",
  pieces: [text],
})

function counted(page: () => Promise<CachedPage>) {
  const render = Object.assign(
    async () => {
      render.times++
      return page()
    },
    { times: 0 },
  )
  return render
}

describe('cached pages', () => {
  test('concurrent requests render a page once', async () => {
    const pageOf = createPageStore()
    const render = counted(async () => aPage('home'))
    await Promise.all([pageOf('en /', '1', render), pageOf('en /', '1', render)])
    expect((await pageOf('en /', '1', render)).pieces).toEqual(['home'])
    expect(render.times).toBe(1)
  })

  test('a page is rendered again after staff changed it', async () => {
    const pageOf = createPageStore()
    await pageOf('en /', '1', async () => aPage('old price'))
    expect((await pageOf('en /', '2', async () => aPage('new price'))).pieces).toEqual(['new price'])
  })

  test('missing and failed pages are not cached', async () => {
    const pageOf = createPageStore()
    const missing = counted(async () => aPage('not here', 404))
    await pageOf('en /x', '1', missing)
    await pageOf('en /x', '1', missing)
    expect(missing.times).toBe(2)
    const failing = counted(async () => Promise.reject(new Error('no database')))
    await expect(pageOf('en /y', '1', failing)).rejects.toThrow('no database')
    expect((await pageOf('en /y', '1', async () => aPage('there'))).pieces).toEqual(['there'])
  })

  test('the least recently used pages are evicted, by size', async () => {
    const pageOf = createPageStore(1_000_000)
    const first = counted(async () => aPage('first'))
    await pageOf('en /first', '1', first)
    for (let n = 0; n < 40; n++) {
      await pageOf('en /first', '1', first)
      await pageOf(`en /${n}`, '1', async () => aPage('x'.repeat(50_000)))
    }
    expect(first.times).toBe(1)
    const early = counted(async () => aPage('0'))
    await pageOf('en /0', '1', early)
    expect(early.times).toBe(1)
    const late = counted(async () => aPage('39'))
    await pageOf('en /39', '1', late)
    expect(late.times).toBe(0)
  })
})
