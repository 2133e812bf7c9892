import { useTranslation } from 'react-i18next'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import type { CodeState } from './code-states'

/** How a code fares, in words: what it saves, what is missing, or why it is rejected. */
export function useCodeText(): (code: CodeState) => string {
  const { t } = useTranslation()
  const store = useStore()
  return (code) => {
    switch (code.state) {
      case 'applied':
        return code.saving > 0
          ? t('discounts.applied', { amount: formatMoney(code.saving, store) })
          : t('discounts.applied.nothing')
      case 'minimum':
        return t('discounts.minimum', { missing: formatMoney(code.missing, store) })
      default:
        return t(`discounts.${code.state}`)
    }
  }
}
