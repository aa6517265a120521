import { expect, test, vi } from 'vitest'
import { showResult } from './show-result.ts'

type Tab = { readonly token?: string; readonly open?: string; readonly status?: number }

/** What the tab asks for, and what its document shows then. */
async function opened(address: string, { token = 'mine', open, status = 200 }: Tab = {}) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const asked: string[] = []
  const body = ['Loading Test...']
  const messages = {
    get previousSibling() {
      return body.length > 0 ? { remove: () => body.pop() } : null
    },
    insertAdjacentHTML: (_: string, html: string) => body.push(html),
  }
  const stored = (items: Record<string, string | undefined>) => ({ getItem: (key: string) => items[key] ?? null })
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('document', { readyState: 'complete', querySelector: () => messages })
  vi.stubGlobal('window', {
    localStorage: stored({ token: token || undefined }),
    sessionStorage: stored({ 'open-attempt': open }),
  })
  vi.stubGlobal('fetch', async (path: string, { headers, cache }: RequestInit) => {
    asked.push([path, cache, (headers as Record<string, string>).Authorization].join(' '))
    return new Response(status === 200 ? '{"html":"40 / 200","answers":[]}' : null, { status })
  })
  return { isShown: await showResult(), asked, body, rendered: window.rendered }
}

const WAITING = { isShown: false, body: ['Loading Test...'], rendered: undefined }

test('the result of who is signed in comes into the document, with what it is hydrated by', async () => {
  expect(await opened('/te/test/5/usertest/7/')).toEqual({
    isShown: true,
    asked: ['/te/test/5/usertest/7/rendered no-store Token mine'],
    body: ['40 / 200'],
    rendered: { token: 'mine', answers: [] },
  })
})

test.each<[string, string, Tab?]>([
  ['of a visitor', '/test/5/usertest/7', { token: '' }],
  ['of an attempt that is open in this tab', '/test/5/usertest/7', { open: '7' }],
  ['of a solution', '/test/5/usertest/7?question=3'],
  ['before a test', '/test/5'],
  ['of anything else', '/pricing'],
])('the page %s waits for no result', async (_, address, tab) => {
  expect(await opened(address, tab)).toEqual({ ...WAITING, asked: [] })
})

test('where there is no result, or no answer, the document stays', async () => {
  const path = '/test/5/usertest/7'
  expect(await opened(path, { open: '6', status: 204 })).toMatchObject({ ...WAITING, asked: [expect.any(String)] })
  expect(await opened(path, { status: 500 })).toMatchObject(WAITING)
})
