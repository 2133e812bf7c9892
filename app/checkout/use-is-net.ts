import { useStore } from '../store/use-shop'
import { useVat } from '../store/use-vat'
import { type Choice, isCompany } from './choices'

/**
 * Whether the checkout shows amounts without VAT: where prices are displayed so, and for a company
 * where the storefront shows such prices.
 */
export function useIsNet(choice: Pick<Choice, 'buyer' | 'payment'>): boolean {
  const store = useStore()
  const vat = useVat()
  return vat === 'excluding' || (store.allowExVat && isCompany(choice))
}
