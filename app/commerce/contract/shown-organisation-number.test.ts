import { expect, test } from 'vitest'
import { shownOrganisationNumber } from './shown-organisation-number'

test.each([
  ['Swedish', '5566778899', '556677-8899'],
  ['Norwegian', '974760673', '974\u00a0760\u00a0673'],
  ['Danish', '10150817', '10150817'],
  ['German', 'DE136695976', 'DE136695976'],
  ['German register', 'HRB 12345 B', 'HRB 12345 B'],
  ['earlier', '556677-8899', '556677-8899'],
])('a %s number is shown as its country writes it', (_, kept, shown) => {
  expect(shownOrganisationNumber(kept)).toBe(shown)
})
