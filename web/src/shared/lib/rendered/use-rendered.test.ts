import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useRendered } from './use-rendered.ts'

const List = () => createElement('p', null, useRendered(10))

test('a long list begins with what fills the screen', () => {
  expect(renderToStaticMarkup(createElement(List))).toBe('<p>10</p>')
})
