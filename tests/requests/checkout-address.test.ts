import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import type { TestShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => {
  shop = opened
})

describe.each(LANGUAGES)('the address of a checkout in %s', (language) => {
  const t = translator(language)
  const addressOf = (id: string) => href('checkout', language, { id })

  async function begun() {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 5)
    const form: Record<string, string> = await here.checkout()
    return { here, form, id: form.checkout_id ?? '' }
  }

  it('opens it for who owns it, and for no one else', async () => {
    const { here, id } = await begun()
    const own = await here.visitor.get(addressOf(id))
    expect([own.status, heading(own.body)]).toEqual([200, t('checkout.title')])
    expect(own.headers.get('cache-control')).toContain('no-store')
    expect((await shop.visitor().get(addressOf(id))).status).toBe(404)
    expect((await (await begun()).here.visitor.get(addressOf(id))).status).toBe(404)
    expect((await here.visitor.get(addressOf(crypto.randomUUID()))).status).toBe(404)
  })

  it('leads to the confirmation once it is ordered', async () => {
    const { here, form, id } = await begun()
    const placed = await here.order(form)
    expect(placed.status).toBe(303)
    const again = await here.visitor.get(addressOf(id))
    expect([again.status, again.location]).toEqual([302, placed.location])
    expect((await here.visitor.follow(again)).status).toBe(200)
  })

  it('has the simple header: a back link and the logo, no search, cart or menu', async () => {
    const { here, id } = await begun()
    const { body } = await here.visitor.get(addressOf(id))
    const header = /<header\b.*?<\/header>/s.exec(body)?.[0] ?? ''
    expect(words(header)).toContain(t('simple.back'))
    expect(elements(header, 'a').map(({ href: to }) => to)).toEqual([href('home', language), href('home', language)])
    expect([elements(header, 'input').length, elements(header, 'nav').length]).toEqual([0, 0])
  })
})
