import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { ShopProvider } from '../chrome/shop-provider'
import { FitsList } from '../product/fits-list'
import { storeOf } from '../store/stores'
import { sv } from '../store/strings/sv'
import { registerStrings } from '../store/translations'
import { fragmentCache } from './fragment-cache.server'
import { PageFragmentsContext } from './use-page-fragments'

registerStrings('sv', sv)

const store = storeOf('sv')
const within = (part: ReactElement) => (
  <ShopProvider language="sv" strings={undefined}>
    {part}
  </ShopProvider>
)

const PARTS = {
  'the devices that a product fits': {
    part: <FitsList fits={[{ brand: 'Canon', models: ['EOS 90D'] }]} requestedDevice="" store={store} />,
    text: 'EOS 90D',
  },
}

it.each(Object.entries(PARTS))('the markup of %s is rendered once', (_, { part, text }) => {
  const cache = fragmentCache(100_000)
  const render = () => {
    const fragments = cache.forPage()
    const html = renderToString(within(<PageFragmentsContext.Provider value={fragments}>{part}</PageFragmentsContext.Provider>))
    return { rendered: html, sent: fragments.fill(html).toString() }
  }
  const plain = renderToString(within(part))
  const [first, second] = [render(), render()]
  expect([first.sent, second.sent]).toEqual([plain, plain])
  expect([first.rendered.includes(text), second.rendered.includes(text)]).toEqual([true, false])
})
