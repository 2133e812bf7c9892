import { expect, test } from 'vitest'
import { scopeOf } from './access-token'

test.each([
  ['https://api.uat.walleydev.com', '705798e0'],
  ['https://api.walleypay.com', 'a3f3019f'],
  ['https://api.walleydev.com', 'a3f3019f'],
])('a token for %s is asked for with the scope of its environment', (apiUrl, begin) => {
  expect(scopeOf(apiUrl)).toMatch(new RegExp(`^${begin}-.*/\\.default$`))
})
