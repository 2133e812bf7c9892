import { describe, expect, it } from 'vitest'
import { answerTo } from './send-form.client'

const typed = { intent: 'update', email: 'anna@example.com' }

function send(fields: Readonly<Record<string, string>>, answer: () => Promise<unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return answerTo(form, answer)
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const body = async (answer: unknown) => (answer instanceof Response ? [answer.status, await answer.json()] : answer)

describe('the form of the checkout', () => {
  it('stays with all that was typed when the shop does not answer, and asks for no data', async () => {
    expect(await body(await send(typed, lost))).toEqual([
      503,
      { status: 'error', initialValue: typed, error: { '': ['checkout.offline'] } },
    ])
    const cut = () =>
      Promise.reject(new Error('Unable to decode turbo-stream response from URL: http://shop.test/sv/checkout.data'))
    expect(await body(await send(typed, cut))).toMatchObject([503, { error: { '': ['checkout.offline'] } }])
  })

  it('says of an order that it may have arrived, and of a gift card that it could not be tried', async () => {
    expect(await body(await send({ ...typed, intent: 'order' }, lost))).toMatchObject([
      503,
      { error: { '': ['checkout.unknown'] } },
    ])
    expect(await body(await send({ ...typed, intent: 'add-gift-card' }, lost))).toMatchObject([
      503,
      { error: { gift_card_code: ['giftCard.error.unavailable'] } },
    ])
  })

  it.each([
    ['the removal of a gift card', { intent: 'remove-gift-card 7' }],
    ['a code sent by Enter', { intent: 'update', gift_card_code: 'ABCD-EFGH' }],
  ])('says beside the field of the gift card that %s was not done', async (_, fields) => {
    expect(await body(await send(fields, lost))).toMatchObject([
      503,
      { error: { gift_card_code: ['giftCard.error.unavailable'] } },
    ])
  })

  it('gives any other outcome to the router', async () => {
    expect(await send(typed, async () => 'answered')).toBe('answered')
    await expect(send(typed, () => Promise.reject(new Error('Unexpected Server Error')))).rejects.toThrow('Unexpected')
  })
})
