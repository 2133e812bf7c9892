import { expect, it } from 'vitest'
import { publicLocation, publicParameters } from './public-address'
import { shownPage } from './shown-page'

const MISTYPED = { origin: 'https://shop.test', pathname: '/sv/my-ordr/SE100123', search: '?k=abc' }

it('a page is that of its route; an address that no page has is none', () => {
  expect(shownPage('content___sv', null)).toBe('content')
  expect(shownPage('nothing', null)).toBeNull()
  expect(shownPage(undefined, null)).toBeNull()
})

it('an error page is none, also where the route of content pages matches: neither its path nor its query is sent', () => {
  const page = shownPage('content___sv', { content___sv: { status: 404 } })
  expect(page).toBeNull()
  expect(publicLocation(page, MISTYPED)).toBe('https://shop.test/sv/:error')
  expect(publicParameters(page, MISTYPED.search)).toEqual({})
})
