import { ServerFragment } from '../fragments/server-fragment'
import { ProductDocuments } from './product-documents'
import type { ProductPageData } from './product-page'
import { ProductSafety } from './product-safety'
import { Specifications } from './specifications'

/** The specifications, documents and safety information of a product. Two cells of the page's lower grid. */
export function ProductFacts({ product }: { product: ProductPageData }) {
  const { brand, attributes, sku, mpn, ean, documents, name, safety, manufacturers } = product
  return (
    <>
      {/* Below the first column on narrow screens, beside it on wide ones. */}
      <div className="grid min-w-0 gap-12 lg:row-span-2">
        <ServerFragment of={['specifications', brand, attributes, sku, mpn, ean]}>
          <Specifications product={{ brand, attributes, sku, mpn, ean }} />
        </ServerFragment>
        <ServerFragment of={['documents', documents, name]}>
          <ProductDocuments documents={documents} name={name} />
        </ServerFragment>
      </div>
      {product.physical && (
        <ServerFragment of={['safety', safety, manufacturers]}>
          <ProductSafety safety={safety} manufacturers={manufacturers} />
        </ServerFragment>
      )}
    </>
  )
}
