import { linkedCategory } from '../routing/listing-path'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { NotifyForm } from '../notify/notify-form'
import type { ProductPageData } from './product-page'
import { Successor } from './successor'

/** Replaces the Buy button of a product that cannot be ordered: the reason, and alternatives (spec section 4, Stock display). */
export function NotForSale({ product, store }: NotForSaleProps) {
  const { t } = useTranslation()
  const { language } = store
  const { slug, stock, successor, categories, notifyable } = product
  const reason = stock.kind === 'discontinued' ? 'discontinued' : 'gone'
  const category = categories.at(-1)
  return (
    <div className="grid gap-3">
      {notifyable ? (
        <NotifyForm key={slug} slug={slug} />
      ) : (
        <div>
          <h2 className="text-lg font-semibold">{t(`product.${reason}.title`)}</h2>
          <p className="text-muted">{t(successor ? 'product.successor.title' : `product.${reason}.text`)}</p>
        </div>
      )}
      {successor && <Successor card={successor} store={store} />}
      {category && (
        <LinkButton look="secondary" wide className="py-2" to={linkedCategory(language, category)}>
          {t('product.alternatives', { category: category.name })}
        </LinkButton>
      )}
    </div>
  )
}

type NotForSaleProps = {
  product: Pick<ProductPageData, 'slug' | 'stock' | 'successor' | 'categories' | 'notifyable'>
  store: Store
}
