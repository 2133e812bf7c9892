import { useTranslation } from 'react-i18next'
import { NotifyForm } from '../notify/notify-form'
import { href } from '../routing/href'
import { categoryHref } from '../routing/listing-path'
import type { Language } from '../store/languages'
import { LinkButton } from '../ui/button'
import type { ProductPage } from './product-page'

/** Stands in the place of the buy button: why it cannot be ordered, and the ways on (spec section 4, Stock display). */
export function NotForSale({ product, language }: { product: NotSold; language: Language }) {
  const { t } = useTranslation()
  const { slug, stock, successor, categories, notifyable } = product
  const reason = stock.kind === 'discontinued' ? 'product.discontinued' : 'product.gone'
  const category = categories.at(-1)
  return (
    <div className="grid gap-3">
      {notifyable ? (
        <NotifyForm slug={slug} />
      ) : (
        <div>
          <h2 className="text-lg font-semibold">{t(`${reason}.title`)}</h2>
          <p className="text-muted">{t(`${reason}.text`)}</p>
        </div>
      )}
      {successor && (
        <LinkButton wide className="py-2" to={href('product', language, { slug: successor.slug })}>
          {t('product.successor', { name: successor.name })}
        </LinkButton>
      )}
      {category && (
        <LinkButton look="secondary" wide className="py-2" to={categoryHref(language, category.uri)}>
          {t('product.alternatives', { category: category.name })}
        </LinkButton>
      )}
    </div>
  )
}

type NotSold = Pick<ProductPage, 'slug' | 'stock' | 'successor' | 'categories' | 'notifyable'>
