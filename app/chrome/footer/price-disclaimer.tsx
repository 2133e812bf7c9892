import { contentHref } from '../../routing/href'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

/** States what the prices include, in storefronts that require it on every page (spec section 3, Locale: showPriceDisclaimer). */
export function PriceDisclaimer() {
  const { t } = useTranslation()
  const { language, paths, priceDisclaimer } = useStore()
  if (!priceDisclaimer) return null
  return (
    <p>
      {t('footer.disclaimer')}{' '}
      <a href={contentHref(language, paths.shippingInfo)} className="underline underline-offset-4">
        {t('footer.disclaimer.link')}
      </a>
    </p>
  )
}
