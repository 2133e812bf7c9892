import { useTranslation } from 'react-i18next'
import { useOwed } from '../pricing/use-owed'
import { CUSTOMER_DISCOUNT } from './codes'
import type { CodeState } from './code-states'

/** What a code is called: what a customer has off goes by no code of hers. */
export function useCodeName(): (code: Pick<CodeState, 'code'>) => string {
  const { t } = useTranslation()
  return ({ code }) => (code === CUSTOMER_DISCOUNT ? t('discounts.customer') : code)
}

/** How a code fares, in words: what it saves, what is missing, or why it is rejected. */
export function useCodeText(): (code: CodeState) => string {
  const { t } = useTranslation()
  const owed = useOwed()
  return (code) => {
    switch (code.state) {
      case 'applied':
        return code.saving > 0 ? t('discounts.applied', { amount: owed(code.saving) }) : t('discounts.applied.nothing')
      case 'minimum':
        return t('discounts.minimum', { missing: owed(code.missing) })
      default:
        return t(`discounts.${code.state}`)
    }
  }
}
