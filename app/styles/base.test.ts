import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/base.css`, 'utf8')

it("a search field has no blue cross of the browser's own", () => {
  expect(css).toMatch(/::-webkit-search-cancel-button\s*\{\s*display: none;/)
})
