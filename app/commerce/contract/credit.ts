import type { PaymentMethodId } from './payment'

const DIRECT: ReadonlySet<PaymentMethodId> = new Set(['stripe', 'gift-card'])

/** Whether a way to pay is credit, or leads to a page that offers it: the goods may come before the payment (docs/law.md). */
export const isCredit = (id: PaymentMethodId): boolean => !DIRECT.has(id)
