import { expect, it } from 'vitest'
import { printAnswer } from './print-answer'

it('of a restocking the command says how many pieces were put back, and when they were there already', () => {
  const lines = [
    { sku: 'CR2032', added: 1, before: 2 },
    { sku: 'LR6', added: 0, before: 1 },
  ]
  expect(printAnswer('restocked', { lines })).toEqual([
    'CR2032: 1 put back into the stock, 3 of this order in all.',
    'LR6: nothing to do, already back in stock of this order: 1.',
  ])
})

it.each([
  [0, 0, '0 mails will be sent.'],
  [1, 1, '1 mail will be sent.'],
  [2, 2, '2 mails will be sent.'],
  [2, 0, '0 mails will be sent. 2 of 2 readers have had this page since it was last published.'],
])('of a newsletter with %i readers, %i of them new, the command says "%s"', (readers, sent, line) => {
  expect(printAnswer('newsletter', { readers, sent })).toEqual([line])
})
