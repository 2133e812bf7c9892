import type { DeliveryMethod } from '../../../interfaces/carrier'
import { deliveryMethods } from '../../../shipping/delivery-methods'
import { deliveryName } from '../../../shipping/delivery-options'
import type { Store } from '../../../stores/stores'
import { STORES } from '../../../stores/stores'
import type { Language } from '../../../../app/commerce/contract/languages'

const FREE_FROM: Record<Language, string> = { sv: 'gratis från', no: 'gratis fra', de: 'kostenlos ab', da: 'gratis fra' }
/** The storefronts' minimum order values, in their currencies. tests/store-agreement.test.ts holds them equal. */
export const MINIMUM_ORDERS: Record<Language, number> = { sv: 79, no: 79, de: 7.9, da: 59 }

const DAYS: Record<Language, string> = { sv: 'vardagar', no: 'hverdager', de: 'Werktage', da: 'hverdage' }

/** The shipping placeholders of texts, such as `{shippingTable}`, from the rates that the checkout offers. */
export const shippingFacts: Record<Language, Record<string, string>> = {
  sv: factsOf('sv'),
  no: factsOf('no'),
  de: factsOf('de'),
  da: factsOf('da'),
}

function factsOf(language: Language): Record<string, string> {
  const store = STORES.find((each) => each.language === language)
  if (!store) throw new Error(`No store speaks ${language}`)
  const rates = deliveryMethods(store.countryCode)
  const limits = rates.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    shippingFrom: amount(Math.min(...rates.map(({ price }) => price)), store),
    freeShippingFrom: amount(Math.min(...limits), store),
    minimumOrder: amount(MINIMUM_ORDERS[language], store),
    shippingTable: rates.map((rate) => rowOf(rate, store)).join(''),
  }
}

function rowOf(rate: DeliveryMethod, store: Store): string {
  const { language } = store
  const free = rate.freeFrom === null ? '' : `, ${FREE_FROM[language]} ${amount(rate.freeFrom, store)}`
  const days = `${rate.days[0]}–${rate.days[1]} ${DAYS[language]}`
  return `<tr><td>${deliveryName(rate, language)}</td><td>${amount(rate.price, store)}${free}</td><td>${days}</td></tr>`
}

/** `49 kr`, `4,90 €`, with a space that does not break. Whole amounts have no decimals. */
function amount(value: number, { currency, language }: Store): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const number = value.toFixed(digits).replace('.', ',')
  if (currency === 'EUR') return `${number}\u00a0€`
  return language === 'da' ? `${number}\u00a0kr.` : `${number}\u00a0kr`
}
