import type { ComponentProps, ReactNode } from 'react'
import type { BannerData } from '../deals/shown-banner'
import { Gallery } from '../gallery/gallery'
import { Score } from '../reviews/score'
import { href } from '../routing/href'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { Html } from '../ui/html'
import { BuyBox } from './buy-box'
import { FitsLine } from './fits-line'
import { FitsList } from './fits-list'
import { LateProductFacts, LateSetMembers } from './late-parts'
import { PartNumbers } from './part-numbers'
import type { ProductPageData } from './product-page'
import { TagLinks } from './tag-links'
import { PackChips } from './pack-chips'
import { VariationLinks } from './variation-links'
import { KeptTogether } from '../store/kept-together'

/** The content of a product page. */
export function ProductView({ product, description, requestedDevice, campaign, banner, store, underBuyBox }: ProductViewProps) {
  const { t } = useTranslation()
  const { language } = store
  return (
    <div className="page-width pt-1 md:pt-2">
      <div className="product-head">
        <div className="product-gallery">
          <Gallery key={product.id} pictures={product.pictures} />
        </div>
        <ProductHeading product={product} store={store} />
        <div className="product-choice grid gap-3 empty:hidden">
          <PackChips packs={product.packs} campaign={campaign} language={language} />
          <VariationLinks variations={product.variations} campaign={campaign} language={language} />
        </div>
        <div className="product-buy">
          <BuyBox product={product} campaign={campaign} banner={banner} store={store} />
        </div>
        <div className="product-facts grid gap-1">
          <FitsLine fits={product.fits} requestedDevice={requestedDevice} />
          {product.rating && <RatingLink rating={product.rating} store={store} />}
          {product.physical && <PartNumbers sku={product.sku} mpn={product.mpn} />}
        </div>
        <div className="product-under empty:hidden">{underBuyBox}</div>
      </div>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-12">
          {product.members.length > 0 && <LateSetMembers key={`set-${product.id}`} product={product} language={language} />}
          <FitsList key={product.id} fits={product.fits} requestedDevice={requestedDevice} store={store} />
          {description !== '' && (
            <section aria-labelledby="description">
              <h2 id="description">{t('product.description')}</h2>
              <Html html={description} className="prose mt-3" />
            </section>
          )}
          <TagLinks tags={product.tags} language={language} />
        </div>
        <LateProductFacts key={`facts-${product.id}`} product={product} />
      </div>
    </div>
  )
}

function ProductHeading({ product: { brand, name }, store }: ProductHeadingProps) {
  return (
    <header className="product-name grid md:gap-2">
      {brand && (
        <p className="text-xs md:text-base">
          <a
            href={href('brand', store.language, { slug: brand.slug })}
            className="-my-1 inline-block py-1 font-semibold text-petrol underline-offset-4 hover:underline"
          >
            {brand.name}
          </a>
        </p>
      )}
      <h1>
        <KeptTogether>{name}</KeptTogether>
      </h1>
    </header>
  )
}

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
  product: ProductPageData
  /** Cleaned HTML. */
  description: string
  /** From the query `?fits=`; empty without one. */
  requestedDevice: string
  /** From the query `?campaign=`. */
  campaign: string | null
  /** Undefined when the data of the page frame could not be read. */
  banner: BannerData | undefined
  store: Store
  underBuyBox?: ReactNode
}

type ProductHeadingProps = Pick<ProductViewProps, 'product' | 'store'>
