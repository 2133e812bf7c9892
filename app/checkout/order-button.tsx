import { useNavigation } from '@remix-run/react'
import { LegalGuarantee } from '../content/legal-guarantee'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import type { Choice } from './choices'
import { TermsLinks } from './terms-links'

/** The end of the form: the terms, the amount to pay, and the button that orders. */
export function OrderButton({ quote }: Pick<Choice, 'quote'>) {
  const { t } = useTranslation()
  const store = useStore()
  const isOrdering = useNavigation().formData?.get('intent') === 'order'
  return (
    <div>
      <p className="text-sm text-muted">{t('checkout.terms')}</p>
      <TermsLinks />
      <div className="mb-4 text-muted">
        <LegalGuarantee />
      </div>
      <p className="mb-3 flex items-baseline justify-between gap-4 text-xl font-bold" aria-live="polite">
        {quote && (
          <>
            <span>{t(quote.gift_cards.length > 0 ? 'giftCard.toPay' : 'checkout.total')}</span>
            <span className="tabular-nums">{formatMoney(quote.to_pay, store)}</span>
          </>
        )}
      </p>
      <Button name="intent" value="order" wide disabled={isOrdering}>
        {t(isOrdering ? 'checkout.ordering' : 'checkout.order')}
      </Button>
    </div>
  )
}
