import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'
import type { ProductPage } from './product-page'

/**
 * How to use it safely, who answers for it (Regulation (EU) 2023/988, article 19) and where it goes when it is spent (Regulation (EU)
 * 2023/1542, article 74).
 */
export function ProductSafety({ manufacturer }: Pick<ProductPage, 'manufacturer'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="safety">
      <h2 id="safety">{t('product.safety')}</h2>
      <div className="mt-3 grid gap-6 rounded-xl bg-mist p-4 sm:p-6">
        {manufacturer && manufacturer.safety.length > 0 && (
          <div>
            <h3 className="flex items-center gap-2 text-base">
              <Icon name="warning" size={20} className="text-muted" />
              {t('product.safety.rules')}
            </h3>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
              {manufacturer.safety.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className="flex items-center gap-2 text-base">
            <Icon name="recycle" size={20} className="text-muted" />
            {t('product.recycling')}
          </h3>
          <p className="mt-2 text-sm">{t('product.recycling.text')}</p>
        </div>
        {manufacturer && (
          <div>
            <h3 className="text-base">{t('product.manufacturer')}</h3>
            <address className="mt-2 text-sm not-italic">
              {manufacturer.name}
              <br />
              {manufacturer.address}
              <br />
              <a href={`mailto:${manufacturer.email}`} className="text-petrol underline underline-offset-2">
                {manufacturer.email}
              </a>
            </address>
          </div>
        )}
      </div>
    </section>
  )
}
