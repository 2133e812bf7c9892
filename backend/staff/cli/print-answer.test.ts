import { expect, it } from 'vitest'
import { printAnswer } from './print-answer'

it.each([
  [0, '0 mails will be sent.'],
  [1, '1 mail will be sent.'],
  [2, '2 mails will be sent.'],
])('of a newsletter with %i readers the command says "%s"', (readers, line) => {
  expect(printAnswer('newsletter', { readers })).toEqual([line])
})
