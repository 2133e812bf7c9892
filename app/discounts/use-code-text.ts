import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import { useAmountIncludingVat } from '../pricing/use-amount-including-vat'
import type { CodeState } from './code-state'
import { useTranslation } from '../store/use-translation'

/** The name of a code; the customer discount has a name in words, since it is not a code that can be entered. */
export function useCodeName(): (code: Pick<CodeState, 'code'>) => string {
  const { t } = useTranslation()
  return ({ code }) => (code === CUSTOMER_DISCOUNT ? t('discounts.customer') : code)
}

/** The state of a code in words: what it saves or gives, what is missing, or why it is rejected. */
export function useCodeText(): (code: CodeState) => string {
  const { t } = useTranslation()
  const amountIncludingVat = useAmountIncludingVat()
  return (code) => {
    switch (code.state) {
      case 'applied':
        if (code.gift) return t('discounts.applied.gift', { name: code.gift })
        if (code.saving === null) return t('discounts.bar.applied', { code: code.code })
        return code.saving > 0
          ? t('discounts.applied', { amount: amountIncludingVat(code.saving) })
          : t('discounts.applied.nothing')
      case 'minimum':
        return code.missing === null
          ? t('discounts.minimum.unknown')
          : t('discounts.minimum', { missing: amountIncludingVat(code.missing) })
      default:
        return code.reason ?? t(`discounts.${code.state}`)
    }
  }
}
