import { afterAll, beforeEach } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { GiftCardShop } from './gift-card-shop'

/**
 * A shop that sells and takes gift cards, for all tests of a file. Each test begins with 5 pieces in stock, no jobs, no
 * mails and a provider that refuses nothing.
 */
export async function giftShopForTests(): Promise<GiftCardShop> {
  const gift = await GiftCardShop.open()
  const { at } = gift
  afterAll(() => at.shop.close())
  beforeEach(async () => {
    await at.reset()
    await at.shop.db.delete(jobs)
    at.shop.mails.length = 0
    at.provider.refusesRefunds = false
  })
  return gift
}
