import { encode } from 'turbo-stream'
import { expect, it } from 'vitest'
import { hideFromBrowser } from './hide-from-browser'

it('what is hidden from the browser is not handed over, and the server reads it', async () => {
  const listing = hideFromBrowser({ total: 1, cards: ['AA'] }, 'cards')
  expect(listing.cards).toEqual(['AA'])
  const text = await new Response(encode(listing)).text()
  expect(text).toContain('total')
  expect(text).not.toContain('AA')
})
