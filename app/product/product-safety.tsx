import type { ReactNode } from 'react'
import { LegalGuarantee } from '../content/legal-guarantee'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import type { ProductPageData } from './product-page'
import { useTranslation } from '../store/use-translation'

/**
 * Safety rules, the responsible manufacturers (Regulation (EU) 2023/988, article 19) and how to recycle used batteries
 * (Regulation (EU) 2023/1542, article 74).
 */
export function ProductSafety({ safety, manufacturers }: Pick<ProductPageData, 'safety' | 'manufacturers'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="safety">
      <h2 id="safety">{t('product.safety')}</h2>
      <div className="mt-3 grid gap-6 rounded-xl bg-mist p-4 sm:p-6">
        {safety.length > 0 && (
          <Part icon="warning" title={t('product.safety.rules')}>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
              {safety.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Part>
        )}
        <Part icon="recycle" title={t('product.recycling')}>
          <p className="mt-2 text-sm">{t('product.recycling.text')}</p>
        </Part>
        <LegalGuarantee />
        {manufacturers.length > 0 && (
          <Part title={t('product.manufacturer', { count: manufacturers.length })}>
            <ul className="mt-2 grid gap-4 sm:grid-cols-2">
              {manufacturers.map(({ name, address, email }) => (
                <li key={name}>
                  <address className="text-sm not-italic">
                    {name}
                    <br />
                    {address}
                    <br />
                    <a href={`mailto:${email}`} className="text-petrol underline underline-offset-2">
                      {email}
                    </a>
                  </address>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </section>
  )
}

function Part({ icon, title, children }: { icon?: IconName; title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-base">
        {icon && <Icon name={icon} size={20} className="text-muted" />}
        {title}
      </h3>
      {children}
    </div>
  )
}
