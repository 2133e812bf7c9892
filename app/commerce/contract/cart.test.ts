import { describe, expect, it } from 'vitest'
import { aLine } from '../../../tests/support/drawer/some-cart'
import { CartItemRequest, SyncCartAnswer } from './cart'
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

it('a coupon whose name is too long to be sent back is none of a line', () => {
  const [told] = SyncCartAnswer.parse([{ ...aLine(uuid, 2), added_by_coupon: 'x'.repeat(65) }])
  expect(told?.added_by_coupon).toBeNull()
})

it.each([{ campaign: 'höst' }, { campaign: 'x'.repeat(65) }, { added_by_coupon: 'x'.repeat(65) }])(
  'what is asked is bounded: %o',
  (more) => {
    const asked = { uuid, product_id: 7, quantity: 1 }
    expect(CartItemRequest.safeParse(asked).success).toBe(true)
    expect(CartItemRequest.safeParse({ ...asked, ...more }).success).toBe(false)
  },
)
