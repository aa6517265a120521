import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useInitialCount } from './use-initial-count.ts'

const List = () => createElement('p', null, useInitialCount(10))

test('a long list begins with what fills the screen', () => {
  expect(renderToStaticMarkup(createElement(List))).toBe('<p>10</p>')
})
