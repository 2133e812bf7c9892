import type { Language } from '../../app/commerce/contract/languages'

/** The words for deposits in the receipt of an order: `{amount}` of one piece, which is not in its price, and the sum of all. */
export const DEPOSIT_TEXTS: Record<Language, { each: string; total: string }> = {
  sv: { each: 'Plus pant, {amount} per styck', total: 'Pant för startbatterier' },
  no: { each: 'Pluss pant, {amount} per stk.', total: 'Pant for startbatterier' },
  de: { each: 'zzgl. {amount} Pfand je Stück', total: 'Pfand für Starterbatterien' },
  da: { each: 'Plus pant, {amount} pr. stk.', total: 'Pant for startbatterier' },
}
