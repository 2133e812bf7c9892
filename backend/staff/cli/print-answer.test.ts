import { expect, it } from 'vitest'
import { printAnswer } from './print-answer'

it.each([
  [0, 0, '0 mails will be sent.'],
  [1, 1, '1 mail will be sent.'],
  [2, 2, '2 mails will be sent.'],
  [2, 0, '0 mails will be sent. 2 of 2 readers have had this page since it was last published.'],
])('of a newsletter with %i readers, %i of them new, the command says "%s"', (readers, sent, line) => {
  expect(printAnswer('newsletter', { readers, sent })).toEqual([line])
})
