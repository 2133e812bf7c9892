import { expect, it } from 'vitest'
import { fragmentFaults } from './fragments'
import { resolveAmong } from './read-sources'
import { usesOf } from './uses'

const HEADER = `import { ServerFragment } from '../fragments/server-fragment'; import { Menu } from './menu'
  export const Header = () => <ServerFragment of={[]}><Menu /></ServerFragment>`

const faultsOf = (texts: Readonly<Record<string, string>>, exceptions = {}) => {
  const resolve = resolveAmong(new Set(Object.keys(texts)))
  return fragmentFaults(new Map(Object.entries(texts).map(([path, text]) => [path, usesOf(path, text, resolve)])), exceptions)
}

it.each([
  [`import { useId } from 'react'; export const Menu = () => useId()`, 'react#useId'],
  [`import { useLocation as at } from '@remix-run/react'; export function Menu() { at() }`, '@remix-run/react#useLocation'],
  [`import { useCart } from '../cart/live/use-cart'; export const Menu = () => useCart()`, 'app/cart/live/use-cart#useCart'],
  [`export const Menu = () => <input name="return_to" />`, '"return_to"'],
])('a fragment holds nothing of one page: %s', (text, thing) => {
  const way = ['app/chrome/header.tsx', 'app/chrome/menu.tsx#Menu', thing].join(' -> ')
  expect(faultsOf({ 'app/chrome/header.tsx': HEADER, 'app/chrome/menu.tsx': text })).toEqual([way])
})

it('what stands beside the child, in the file of it or of the fragment, may do so', () => {
  const own = `import { useLocation } from '@remix-run/react'; export const Other = () => useLocation()`
  const menu = `${own}; const text = 'x'; export const Menu = () => <p>{text}</p>`
  expect(faultsOf({ 'app/chrome/header.tsx': `${HEADER}; ${own}`, 'app/chrome/menu.tsx': menu })).toEqual([])
})

it('a way through others is found, also in a circle, unless an exception stands on it', () => {
  const texts = {
    'app/chrome/header.tsx': HEADER,
    'app/chrome/menu.tsx': `import { Row } from './row'; export const Menu = () => <Row />`,
    'app/chrome/row.tsx': `import { Menu } from './menu'; import { useId } from 'react'; export const Row = () => <Menu id={useId()} />`,
  }
  expect(faultsOf(texts)).toEqual(['app/chrome/header.tsx -> app/chrome/menu.tsx#Menu -> app/chrome/row.tsx#Row -> react#useId'])
  expect(faultsOf(texts, { 'app/chrome/row.tsx#Row': 'its id is not used' })).toEqual([])
})
