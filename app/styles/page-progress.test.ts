import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/page-progress.css`, 'utf8')

it('the progress bar appears after 200 ms and fills within 5000 ms (spec section 9)', () => {
  const [moving = '', still = ''] = [...css.matchAll(/animation:([^;]+);/g)].map(([, value = '']) =>
    value.replaceAll(/\s+/g, ' '),
  )
  expect(moving).toMatch(/ progress-show 0s 200ms forwards, progress-fill 5000ms 200ms /)
  expect(still).toMatch(/ progress-show 0s 200ms forwards/)
  expect(css).toMatch(/visibility: hidden;/)
})
