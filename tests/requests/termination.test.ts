import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { subscriptionTerminations } from '../../backend/database/schema/subscriptions'
import type { TestShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** The words of § 312k BGB; in the other countries they are ours. */
const LAW: Readonly<Record<Language, { label: string; confirm: string }>> = {
  sv: { label: 'Säg upp prenumeration här', confirm: 'Säg upp nu' },
  no: { label: 'Si opp abonnement her', confirm: 'Si opp nå' },
  de: { label: 'Verträge hier kündigen', confirm: 'jetzt kündigen' },
  da: { label: 'Opsig abonnement her', confirm: 'Opsig nu' },
}
const TYPED = { name: 'Kim Berg', number: 'SE1', email: 'kim@example.com', contract: '', reason: '', when: 'soonest', day: '' }
const stored = () => shop.backend.db.select().from(subscriptionTerminations)

describe.each(LANGUAGES)('the termination function in %s', (language) => {
  const t = translator(language)
  const page = href('termination', language)

  it.each(['home', 'cart', 'trackOrder'] as const)('is linked from %s in the words of the law', async (name) => {
    const { body } = await shop.visitor().get(href(name, language))
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => `${to} ${text}`)
    expect(links).toContain(`${page} ${LAW[language].label}`)
  })

  it('takes a termination without a login, and says when it was received', async () => {
    const visitor = shop.visitor()
    const asked = await visitor.get(page)
    for (const text of [LAW[language].confirm, t('statement.private')]) expect(words(asked.body)).toContain(text)
    // Amber belongs to the button that ends the subscription.
    expect(/<main.*<\/main>/s.exec(asked.body)?.[0].match(/bg-amber /g)).toHaveLength(1)
    const id = elements(asked.body, 'input').find(({ name }) => name === 'id')?.value ?? ''
    const answer = await visitor.post(page, { ...TYPED, id })
    expect(answer.status).toBe(303)
    const received = await visitor.follow(answer)
    expect(heading(received.body)).toBe(t('termination.received.title'))
    expect(await stored()).toContainEqual(expect.objectContaining({ id, name: 'Kim Berg', number: 'SE1', ended: 0 }))
  })

  it('keeps what was typed, and shows the errors beside their fields', async () => {
    const { status, body } = await shop.visitor().post(page, { ...TYPED, id: crypto.randomUUID(), email: 'kim@' })
    expect(status).toBe(400)
    const email = elements(body, 'input').find(({ name }) => name === 'email')
    expect(email).toMatchObject({ value: 'kim@', 'aria-invalid': 'true' })
    expect(elements(body, 'input').find(({ name }) => name === 'name')?.value).toBe('Kim Berg')
    expect(words(body)).toContain(t('checkout.error.email'))
  })
})

it.each(['2020-01-01', 'soon', ''])('a last day that cannot be is refused: %j', async (day) => {
  const form = { ...TYPED, id: crypto.randomUUID(), when: 'date', day }
  const { status, body } = await shop.visitor().post(href('termination', 'sv'), form)
  expect([status, words(body).includes(translator('sv')('termination.error.day'))]).toEqual([400, true])
})

it.each([
  ['2026-11-20', 400],
  ['2026-11-21', 303],
])('the first last day is today in the time zone of the shop, also shortly after midnight: %s', async (day, status) => {
  shop.backend.clock.now = new Date('2026-11-20T23:30:00Z')
  const form = { ...TYPED, id: crypto.randomUUID(), when: 'date', day }
  expect((await shop.visitor().post(href('termination', 'sv'), form)).status).toBe(status)
})

it('a termination is kept in the form during an outage', async () => {
  shop.online = false
  const { status, body } = await shop.visitor().post(href('termination', 'sv'), { ...TYPED, id: crypto.randomUUID() })
  expect([status, elements(body, 'input').find(({ name }) => name === 'number')?.value]).toEqual([503, 'SE1'])
})

it('an address that sends many terminations has to wait', async () => {
  const visitor = shop.visitor()
  const send = () => visitor.post(href('termination', 'sv'), { ...TYPED, id: crypto.randomUUID() })
  for (let sent = 0; sent < 10; sent++) expect((await send()).status).toBe(303)
  expect((await send()).status).toBe(429)
})
