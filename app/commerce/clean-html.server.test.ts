import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.server'

it('a number stays on the line of its unit', () => {
  expect(cleanHtml('<p>3 V und 225 mAh</p>')).toBe('<p>3\u00a0V und 225\u00a0mAh</p>')
})

it('E-Mail and e-post do not break behind their first letter; addresses stay as they are', () => {
  expect(cleanHtml('<p>Per E-Mail: <a href="mailto:e-post@kraftcell.example">e-postadress</a></p>')).toBe(
    '<p>Per E-\u2060Mail: <a href="mailto:e-post@kraftcell.example">e-\u2060postadress</a></p>',
  )
})
