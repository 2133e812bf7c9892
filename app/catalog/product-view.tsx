import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Score } from '../reviews/score'
import { href } from '../routing/href'
import type { Store } from '../store/store'
import { Html } from '../ui/html'
import { Icon } from '../ui/icon'
import { BuyBox } from './buy-box'
import { countFits, FitsList } from './fits-list'
import { Gallery } from './gallery'
import { keepUnits } from './keep-units'
import { PartNumbers } from './part-numbers'
import type { ProductPage } from './product-page'
import { ProductSafety } from './product-safety'
import { SetMembers } from './set-members'
import { Specifications } from './specifications'
import { TagLinks } from './tag-links'
import { VariationLinks } from './variation-links'

/** A product's page: is it the right one, what does it cost, when do I have it; then everything else. */
export function ProductView({ product, description, store, underBuyBox }: ProductViewProps) {
  const { t } = useTranslation()
  const { language } = store
  return (
    <div className="page-width pt-2">
      <div className="grid items-start gap-6 md:grid-cols-2 lg:gap-12">
        <Gallery pictures={product.pictures} />
        <div className="grid min-w-0 gap-5">
          <ProductHeading product={product} store={store} />
          <VariationLinks variations={product.variations} language={language} />
          <BuyBox product={product} store={store} />
          {underBuyBox}
        </div>
      </div>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-12">
          <SetMembers members={product.members} language={language} />
          <FitsList fits={product.fits} />
          {description !== '' && (
            <section aria-labelledby="description">
              <h2 id="description">{t('product.description')}</h2>
              <Html html={description} className="prose mt-3" />
            </section>
          )}
          <TagLinks tags={product.tags} language={language} />
        </div>
        {/* Read after the fits-list on a narrow screen, beside everything on a wide one. */}
        <div className="min-w-0 lg:row-span-2">
          <Specifications product={product} />
        </div>
        {product.physical && <ProductSafety manufacturer={product.manufacturer} />}
      </div>
    </div>
  )
}

function ProductHeading({ product, store }: Pick<ProductViewProps, 'product' | 'store'>) {
  const { t } = useTranslation()
  const { brand, name, rating, fits } = product
  const models = countFits(fits)
  return (
    <header className="grid gap-2">
      {brand && (
        <p>
          <a
            href={href('brand', store.language, { slug: brand.slug })}
            className="font-semibold text-petrol underline-offset-4 hover:underline"
          >
            {brand.name}
          </a>
        </p>
      )}
      <h1>{keepUnits(name)}</h1>
      <PartNumbers sku={product.sku} mpn={product.mpn} />
      {rating && <RatingLink rating={rating} store={store} />}
      {models > 0 && (
        <p>
          <a href="#fits" className="inline-flex min-h-11 items-center gap-2 text-petrol underline-offset-4 hover:underline">
            <Icon name="check-circle" size={20} className="text-green" />
            {t('product.fits.jump', { count: models })}:{' '}
            {fits
              .map((group) => group.brand)
              .slice(0, 4)
              .join(', ')}
            {fits.length > 4 && ' …'}
          </a>
        </p>
      )}
    </header>
  )
}

/** Leads down to the reviews. */
function RatingLink(props: ComponentProps<typeof Score>) {
  return (
    <p>
      <a href="#reviews" className="inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline">
        <Score {...props} />
      </a>
    </p>
  )
}

type ProductViewProps = {
  product: ProductPage
  /** Cleaned HTML. */
  description: string
  store: Store
  underBuyBox?: ReactNode
}
