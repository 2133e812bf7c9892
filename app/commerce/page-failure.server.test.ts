import { expect, it } from 'vitest'
import { pageNotFound } from './page-failure.server'

it("a page that is not there is 'This page could not be found' with status 404 (spec section 2, Auth redirects and errors)", async () => {
  const answer = pageNotFound()
  expect([answer.status, answer.statusText]).toEqual([404, 'This page could not be found'])
  expect(await answer.text()).toBe('This page could not be found')
})
