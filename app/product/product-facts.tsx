import { ProductDocuments } from './product-documents'
import type { ProductPage } from './product-page'
import { ProductSafety } from './product-safety'
import { Specifications } from './specifications'

/** What is looked up about a product: its specifications, documents and safety information. Two cells of the page's lower grid. */
export function ProductFacts({ product }: { product: ProductPage }) {
  return (
    <>
      {/* Below the first column on narrow screens, beside it on wide ones. */}
      <div className="grid min-w-0 gap-12 lg:row-span-2">
        <Specifications product={product} />
        <ProductDocuments documents={product.documents} name={product.name} />
      </div>
      {product.physical && <ProductSafety safety={product.safety} manufacturers={product.manufacturers} />}
    </>
  )
}
