import type { PaymentMethod, PaymentMethodId } from '../../app/commerce/contract/payment'
import type { Language } from '../../app/commerce/contract/languages'
import { WAYS } from '../payments/providers'
import type { Store } from '../stores/stores'

/** The minimum amount of a way to pay, including VAT. Gift cards may leave less than that. */
export const smallestCharge = (payment: PaymentMethodId, { currency }: Pick<Store, 'currency'>): number =>
  WAYS[payment].smallestCharge?.[currency] ?? 0

/** These ways to pay in a language, credit last. `isAwaited`: the goods are sent later than a card's authorization lasts. */
export function paymentMethods(offered: readonly PaymentMethodId[], language: Language, isAwaited: boolean): PaymentMethod[] {
  const ordered = [...offered.filter((id) => !WAYS[id].isCredit), ...offered.filter((id) => WAYS[id].isCredit)]
  return ordered.map((id) => {
    const { name, description, chargedEarly, fee, buyers, isCredit, needsMobile = false } = WAYS[id]
    const early = isAwaited && chargedEarly !== undefined ? ` ${chargedEarly[language]}` : ''
    const forBuyers = { companies: buyers === 'companies', consumers: buyers === 'consumers' }
    const rules = { ...forBuyers, credit: isCredit, mobile: needsMobile }
    return { id, name: name[language], description: `${description[language]}${early}`, fee, ...rules }
  })
}
