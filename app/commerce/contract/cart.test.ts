import { describe, expect, it } from 'vitest'
import { aLine } from '../../../tests/support/drawer/some-cart'
import { CartItemRequest, SyncCartAnswer } from './cart'
import { cartLine, requestedLine } from '../../server/session/cart-line'
import { isLocked, isTied } from '../../cart/rules/lines'
import { CampaignListing } from './listing'

const uuid = '00000000-0000-4000-8000-000000000000'
const page = { products: [], total: 0, page: 1, pages: 1, page_size: 8 }
const STRANGE = ['höst', '', 'x'.repeat(65), 7, undefined]

describe.each(STRANGE)('a campaign by the name of %j', (campaign) => {
  it('in an answer is none, and the lines are there', () => {
    const told = [{ ...aLine(uuid, 2), campaign }, aLine(uuid, 1, { campaign: 'spring' })]
    expect(SyncCartAnswer.parse(told)).toEqual([aLine(uuid, 2), aLine(uuid, 1, { campaign: 'spring' })])
  })

  it('leaves the offers without a mark', () => {
    expect(CampaignListing.parse({ ...page, campaign })).toEqual({ ...page, campaign: null })
  })
})

describe('the marker of a line', () => {
  const read = (marker: Record<string, unknown>) => SyncCartAnswer.parse([{ ...aLine(uuid, 2), ...marker }])[0]

  it.each([null, undefined, '', ' ', 0, '0', false])('told as %j is none: the line is neither locked nor tied', (none) => {
    const line = read({ offer_item_id: none, accessory_id: none, added_by_coupon: none })
    expect(line).toEqual(aLine(uuid, 2))
    expect(line && [isLocked(line), isTied(line)]).toEqual([false, false])
  })

  it('is read from text and number', () => {
    expect(read({ offer_item_id: '12', added_by_coupon: 17 })).toMatchObject({ offer_item_id: 12, added_by_coupon: '17' })
  })

  it.each([true, 'offer-7', -3, {}, [7], 1.5])('told as %j stays one, though it cannot be read', (odd) => {
    for (const name of ['cross_selling_product_id', 'upselling_bundle_id', 'offer_item_id', 'added_by_coupon']) {
      const line = read({ [name]: odd })
      expect(line && isLocked(line)).toBe(true)
      expect(line && isLocked(requestedLine(cartLine(line)))).toBe(true)
    }
    const line = read({ accessory_id: odd })
    expect(line && [isLocked(line), isTied(line)]).toEqual([false, true])
  })

  it('is one also when the name of its coupon is too long to be sent back', () => {
    const line = read({ added_by_coupon: 'x'.repeat(65) })
    expect(line?.added_by_coupon).toBe('x'.repeat(64))
    expect(CartItemRequest.safeParse(line && requestedLine(cartLine(line))).success).toBe(true)
  })
})

describe('a line without an id', () => {
  const { uuid: _, ...bare } = aLine(uuid, 1)
  const idOf = (more: object) => SyncCartAnswer.parse([{ ...bare, ...more }])[0]?.uuid

  it('is read when a coupon has added it: coupon and product give the id, the same in each answer', () => {
    const gift = { added_by_coupon: 'GÅVA', product_id: 7 }
    for (const none of [undefined, null, '']) expect(idOf({ ...gift, uuid: none })).toBe(idOf(gift))
    expect(CartItemRequest.safeParse({ uuid: idOf(gift), product_id: 7, quantity: 1 }).success).toBe(true)
    expect(new Set([idOf(gift), idOf({ ...gift, product_id: 8 }), idOf({ ...gift, added_by_coupon: 'GIFT' })]).size).toBe(3)
  })

  it('keeps the id that it has', () => {
    expect(idOf({ added_by_coupon: 'GÅVA', uuid })).toBe(uuid)
  })

  it('cannot be read otherwise: the shop would not know its own line again', () => {
    expect(() => idOf({ added_by_coupon: null })).toThrow()
  })
})

it('amounts of reductions are read as every amount', () => {
  const [line] = SyncCartAnswer.parse([{ ...aLine(uuid, 2), reductions: [{ code: 'KRAFT10', amount: '10.00' }] }])
  expect(line?.reductions).toEqual([{ code: 'KRAFT10', amount: 10 }])
})

it.each([{ campaign: 'höst' }, { campaign: 'x'.repeat(65) }, { added_by_coupon: 'x'.repeat(65) }])(
  'what is asked is bounded: %o',
  (more) => {
    const asked = { uuid, product_id: 7, quantity: 1 }
    expect(CartItemRequest.safeParse(asked).success).toBe(true)
    expect(CartItemRequest.safeParse({ ...asked, ...more }).success).toBe(false)
  },
)
