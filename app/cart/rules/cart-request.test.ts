import { describe, expect, it } from 'vitest'
import { ORIGIN_MARKERS } from '../../commerce/contract/origin-markers'
import { type CartField, cartRequest } from './cart-request'

const change = (...more: CartField[]): CartField[] => [['intent', 'change'], ['uuid', 'u'], ...more]

describe('a change', () => {
  it.each([
    ['5001', 5000],
    ['many', 1],
    ['-3', 1],
    ['7', 7],
  ])('typed as %j asks for %i, as the server reads it', (typed, quantity) => {
    expect(cartRequest(change(['quantity', typed]))).toMatchObject({ kind: 'change', about: 'u', quantity })
  })

  it('by a button is sent as an absolute quantity, so that it can be repeated', () => {
    const request = cartRequest(change(['quantity', '3'], ['step', '1']))
    expect(request).toMatchObject({ kind: 'change', quantity: 4 })
    expect(Object.fromEntries(request.fields)).toEqual({ intent: 'change', uuid: 'u', quantity: '4' })
  })

  it.each([[change(['quantity', '0'])], [change(['quantity', '1'], ['step', '-1'])]])(
    'below the minimum asks for the minimum: %j',
    (fields) => {
      expect(cartRequest(fields)).toMatchObject({ kind: 'change', about: 'u', quantity: 1 })
    },
  )
})

describe('an add', () => {
  it('has quantity 1 unless the form states another', () => {
    const add: CartField[] = [
      ['intent', 'add'],
      ['product_id', '7'],
    ]
    expect(cartRequest(add, 'Knappcell')).toMatchObject({ kind: 'add', quantity: 1, upselling: false, name: 'Knappcell' })
    expect(cartRequest([...add, ['quantity', '3'], ['upselling', '1']])).toMatchObject({ quantity: 3, upselling: true })
  })
})

it.each(ORIGIN_MARKERS.filter(({ inForm }) => inForm))(
  'an add with $name merges into a line as the table of origin markers says',
  ({ name, ties }) => {
    const add: CartField[] = [
      ['intent', 'add'],
      ['product_id', '7'],
    ]
    const fields: CartField[][] = [[], [[name, '']], [[name, '3']]]
    expect(fields.map((more) => cartRequest([...add, ...more]).about)).toEqual([7, 7, ties ? NaN : 7])
    expect(cartRequest([...add, ['subscription_interval', '3']]).about).toBeNaN()
  },
)

it('code forms have a kind of their own, because the page refreshes after them', () => {
  expect(cartRequest([['intent', 'add-code']]).kind).toBe('codes')
  expect(cartRequest([['intent', 'undo-remove']]).kind).toBe('other')
})
