import { createCookie, createSessionStorage } from '@remix-run/node'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requestedLine } from './cart-line'
import first from './fixture/stored-session-1.json'
import second from './fixture/stored-session-2.json'
import third from './fixture/stored-session-3.json'
import fourth from './fixture/stored-session-4.json'
import fifth from './fixture/stored-session-5.json'
import sixth from './fixture/stored-session-6.json'
import seventh from './fixture/stored-session-7.json'
import eighth from './fixture/stored-session-8.json'
import ninth from './fixture/stored-session-9.json'
import tenth from './fixture/stored-session-10.json'
import eleventh from './fixture/stored-session-11.json'
import twelfth from './fixture/stored-session-12.json'
import thirteenth from './fixture/stored-session-13.json'
import fourteenth from './fixture/stored-session-14.json'
import fifteenth from './fixture/stored-session-15.json'
import sixteenth from './fixture/stored-session-16.json'
import seventeenth from './fixture/stored-session-17.json'
import { sessionFiles } from './session-files.server'
import { createProcessLocks } from './session-locks.server'
import { withCookie } from './session-storage.server'
import { NEW_SHOPPER, type Shopper } from './shopper'
import { openShopperStore } from './shopper-store.server'
import { readShopper } from './stored-shopper'

/**
 * Session files as releases have written them, one of each form. The last is the current form. A release that
 * writes another form adds a file here and an upgrade step in stored-shopper.ts. The files are never edited.
 * Version 1 was written without its number.
 */
const WRITTEN = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
]
const current = seventeenth.data.shopper

/**
 * The same shopper as a version stored it: version 1 did not keep the reductions of lines; only from version 4 on is it known
 * whose prices they have, only version 5 withdrawals, only version 6 which codes have fitted, only version 7 the account's cart,
 * only version 8 the last add without scripts, only version 9 deposits, only version 10 which removed codes
 * wait, only version 11 lost lines, only version 12 a form sent after the login had expired, only version 13 goods without room,
 * only version 14 whether that form may have been carried out, only version 15 the language of removed codes, only version 16
 * which codes are unchecked, and only version 17 lines aside.
 */
function storedBy(version: number) {
  const items = current.cart.items.map((item) => ({
    ...item,
    reductions: version === 1 ? null : item.reductions,
    deposit: version > 8 ? item.deposit : 0,
  }))
  const withdrawals = version > 4 ? current.withdrawals : []
  const fittedCodes = version > 5 ? current.fittedCodes : []
  const uncheckedCodes = version > 15 ? current.uncheckedCodes : []
  const accountCart = version > 6 ? current.accountCart : null
  const plainAdd = version > 7 ? current.plainAdd : null
  const keptForm = version > 11 ? { ...current.keptForm, mayBeDone: version < 14 } : null
  const removedCodes = current.removedCodes.map((one) => ({
    ...one,
    language: version > 14 ? one.language : null,
    waits: version > 9,
  }))
  return {
    ...current,
    withdrawals,
    fittedCodes,
    uncheckedCodes,
    accountCart,
    plainAdd,
    keptForm,
    removedCodes,
    cart: {
      ...current.cart,
      items,
      asCustomer: version > 3,
      lost: version > 10 ? current.cart.lost : [],
      leftOut: version > 12 ? current.cart.leftOut : [],
      aside: version > 16 ? current.cart.aside : [],
    },
  }
}

/** Values that no part of a session accepts as its own. */
const UNREADABLE: readonly unknown[] = [undefined, true, -1, '\u2026', [[]], { a: [] }]

const Saved = z.object({ data: z.looseObject({ shopper: z.looseObject({}) }) })

const ID = '0123456789abcdef0123456789abcdef'
const NOW = new Date(first.data.seenOn)
const cookie = createCookie('session', { secrets: ['s'], maxAge: 3600 })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'))
  await mkdir(join(folder, ID.slice(0, 4)))
})
afterAll(() => rm(folder, { recursive: true }))

const file = () => join(folder, ID.slice(0, 4), ID.slice(4))

/** The shop's view of a session file. */
async function opened(content: unknown) {
  await writeFile(file(), JSON.stringify(content))
  const sessions = withCookie(createSessionStorage({ cookie, ...sessionFiles(folder, () => NOW) }), cookie)
  return openShopperStore(await sessions.cookieOf(ID), sessions, createProcessLocks(), () => NOW)
}

const saved = async () => Saved.parse(JSON.parse(await readFile(file(), 'utf8')))
const withoutVersion = ({ version: _, ...shopper }: ReturnType<typeof storedBy>) => shopper

const BY_VERSION = WRITTEN.map((written, at) => [at + 1, written] as const)

describe.each(BY_VERSION)('a session as version %i wrote it', (version, written) => {
  it('is read whole', async () => {
    const store = await opened(written)
    expect(await store.read()).toEqual(withoutVersion(storedBy(version)))
    expect(await store.mark()).toBe(written.data.mark)
  })

  it('is written in the current form with its next change', async () => {
    await (await opened(written)).change((shopper) => shopper)
    expect((await saved()).data).toEqual({ ...written.data, shopper: storedBy(version) })
  })

  it.each(['mark', 'seenOn', 'begun'])('is read whole when its %s cannot be read', async (field) => {
    const store = await opened({ ...written, data: { ...written.data, [field]: [7] } })
    expect(await store.read()).toEqual(withoutVersion(storedBy(version)))
  })

  const { shopper } = written.data
  const parts = Object.keys(NEW_SHOPPER)

  it.each(parts)('loses nothing but %s when that cannot be read', (part) => {
    for (const value of UNREADABLE)
      expect(without(read({ ...shopper, [part]: value }), part)).toEqual(without(read(shopper), part))
  })

  it.each(Object.keys(shopper.cart))('loses nothing of its cart but %s when that cannot be read', (part) => {
    for (const value of UNREADABLE) {
      const { cart, ...rest } = read({ ...shopper, cart: { ...shopper.cart, [part]: value } })
      expect({ ...rest, cart: without(cart, part) }).toEqual({ ...read(shopper), cart: without(read(shopper).cart, part) })
    }
  })

  const [line, ...others] = shopper.cart.items
  const linesOf = (items: readonly unknown[]) => {
    const { cart } = read({ ...shopper, cart: { ...shopper.cart, items, unconfirmed: null } })
    return { shown: cart.items, requested: cart.unconfirmed ?? cart.items.map(requestedLine) }
  }

  it.each(Object.keys(line ?? {}))('keeps its lines when the %s of one cannot be read', (field) => {
    const { shown, requested } = linesOf(shopper.cart.items)
    for (const value of UNREADABLE) {
      const found = linesOf([{ ...line, [field]: value }, ...others])
      expect(found.shown.slice(-others.length)).toEqual(shown.slice(1))
      expect(found.requested.slice(-others.length)).toEqual(requested.slice(1))
      // Without these fields the line cannot be restored.
      if (['uuid', 'product_id', 'quantity'].includes(field)) continue
      expect(without(found.requested[0], field)).toEqual(without(requested[0], field))
    }
  })

  it.each(['discountCodes', 'removedCodes', 'removedLines', 'purchases', 'doneAdds'] as const)(
    'loses only those %s that cannot be read',
    (list) => {
      expect(read({ ...shopper, [list]: [{ b: 1 }, ...shopper[list], null] })).toEqual(read(shopper))
    },
  )

  it('loses only those fields of the checkout that cannot be read', () => {
    expect(read({ ...shopper, draft: { ...shopper.draft, street: 7 } })).toEqual(read(shopper))
  })
})

it('an order being placed and the notice of a link lose only what cannot be read', () => {
  const placing = { checkoutId: '11111111-1111-4111-8111-111111111111', codes: ['KRAFT10'], at: 1 }
  expect(read({ ...current, placing: { ...placing, until: 'tomorrow' } }).placing).toEqual(placing)
  const { link } = current
  expect(read({ ...current, link: { ...link, lines: [7, ...link.lines] } })).toEqual(read(current))
})

describe('a session of a later release', () => {
  const later = {
    ...current,
    version: 1000,
    wishlist: [7],
    cart: { ...current.cart, gift: { text: 'Grattis' }, items: current.cart.items.map((item) => ({ ...item, warranty: 24 })) },
  }

  it('is read as far as this release knows it', async () => {
    expect(await (await opened({ ...fourth, data: { ...third.data, shopper: later } })).read()).toEqual(withoutVersion(current))
  })

  it('keeps what only the later release knows', async () => {
    const store = await opened({ ...fourth, data: { ...third.data, tier: 'gold', shopper: later } })
    await store.change((shopper) => ({ ...shopper, discountCodes: [] }))
    await store.change((shopper) => ({ ...shopper, draft: {} }))
    const { data } = await saved()
    expect(data).toMatchObject({ tier: 'gold', shopper: { wishlist: [7], cart: { gift: { text: 'Grattis' } } } })
    expect(data.shopper).toMatchObject({ version: 17, discountCodes: [], draft: {} })
  })
})

it('a form that version 12 kept without its customer is not read', () => {
  const { shopper } = twelfth.data
  const values = { ...shopper.keptForm.values, form_typed: '' }
  expect(read(shopper).keptForm).toEqual({ ...shopper.keptForm, values, mayBeDone: true })
  expect(read({ ...shopper, keptForm: { ...shopper.keptForm, customer: null } })).toEqual({ ...read(shopper), keptForm: null })
})

describe('credit that a session of version 9 has stored', () => {
  const { shopper } = ninth.data
  const storedWith = (paymentMethod: string, providerOrders: object) => ({
    ...shopper,
    draft: { ...shopper.draft, payment_method: paymentMethod },
    cart: { ...shopper.cart, paymentMethod, providerOrders },
  })
  const chosen = (stored: unknown) => [read(stored).cart.paymentMethod, read(stored).draft.payment_method]

  it('is no choice where it was preselected and no payment was begun', () => {
    const stored = storedWith('klarna', {})
    expect(chosen(stored)).toEqual([null, undefined])
    expect(read(stored)).toMatchObject({
      cart: { shippingMethod: 'postnord-home', servicePoint: 'sp-1' },
      draft: { city: 'Göteborg' },
    })
  })

  it('is what the shopper chose where a payment was begun, with it or with another way to pay before it', () => {
    expect(chosen(storedWith('klarna', { klarna: { id: 'k-1', locale: 'sv' } }))).toEqual(['klarna', 'klarna'])
    expect(chosen(storedWith('klarna', { stripe: { id: 's-1', locale: 'sv' } }))).toEqual(['klarna', 'klarna'])
  })

  it.each(['walley-b2c', 'walley-b2b', 'invoice', 'stripe'])(
    'is what the shopper chose where it is %s, which was never preselected',
    (id) => {
      expect(chosen(storedWith(id, {}))).toEqual([id, id])
    },
  )

  it('stays chosen in a session of this version', () => {
    expect(chosen({ ...storedWith('klarna', {}), version: 10 })).toEqual(['klarna', 'klarna'])
  })
})

it.each([undefined, null, true, 7, 'x', []])('a shopper that is %j is none', (stored) => {
  expect(readShopper(stored)).toBeNull()
})

function read(stored: unknown): Shopper {
  const shopper = readShopper(stored)
  if (shopper === null) throw new Error('No shopper')
  return shopper
}

function without(fields: object | undefined, name: string): object {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([field]) => field !== name))
}
