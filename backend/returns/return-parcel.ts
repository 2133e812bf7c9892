import { company } from '../stores/company'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import type { returns } from '../database/schema/returns'
import { storedCustomer } from '../orders/stored-order'
import type { Party, ReturnParcel } from '../interfaces/carrier'
import { parcelOf } from '../shipping/parcel'
import type { Store } from '../stores/stores'
import { loadOrderFacts } from '../order-facts/order-facts'

/** The parcel of a return, from the address of its order to the shop. */
export async function returnParcel(
  db: Database,
  order: typeof orders.$inferSelect,
  { id, number, announced_at }: typeof returns.$inferSelect,
): Promise<ReturnParcel> {
  const { store, lines, returns: all } = await loadOrderFacts(db, order)
  const sent = all.find((one) => one.id === id)?.lines.filter(({ is_sent }) => is_sent) ?? []
  const goods = sent.flatMap(({ position, quantity }) => {
    const of = lines.find((line) => line.position === position)
    return of === undefined ? [] : [{ type: of.item.type, weightGrams: of.grams, measures: of.measures, quantity }]
  })
  const weightGrams = Math.max(1, Math.round(parcelOf(goods, 0)?.weightGrams ?? 0))
  return { id, reference: number, announcedAt: announced_at, from: sender(order, store), to: shopOf(store), weightGrams }
}

function sender({ customer, email }: typeof orders.$inferSelect, { countryCode }: Store): Party {
  const { first_name, last_name, street, street2, postal_code, city, mobile } = storedCustomer.read(customer)
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    street: [street, street2].filter(Boolean).join(', '),
    postalCode: postal_code ?? '',
    city: city ?? '',
    country: countryCode,
    email,
    mobile: mobile || null,
  }
}

function shopOf({ language, countryCode }: Store): Party {
  const { company: name = '', street = '', city: place = '', email = '' } = company[language]
  const [, postalCode = '', city = place] = /^([\d ]*\d) (.+)$/.exec(place) ?? []
  return { name, street, postalCode, city, country: countryCode, email, mobile: null }
}
