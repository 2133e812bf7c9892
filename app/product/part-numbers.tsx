import { CopyButton } from './copy-button'
import type { ProductPageData } from './product-page'
import { useTranslation } from '../store/use-translation'

/** The shop's part number with a copy button, and the manufacturer's part number when it differs. */
export function PartNumbers({ sku, mpn }: Pick<ProductPageData, 'sku' | 'mpn'>) {
  const { t } = useTranslation()
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <div className="flex items-center gap-1.5">
        <dt className="text-muted">{t('product.sku')}</dt>
        <dd className="flex items-center gap-1 font-semibold wrap-anywhere">
          {sku}
          <CopyButton text={sku} />
        </dd>
      </div>
      {mpn !== '' && mpn !== sku && (
        <div className="flex items-center gap-1.5">
          <dt className="text-muted">{t('product.mpn')}</dt>
          <dd className="font-semibold wrap-anywhere">{mpn}</dd>
        </div>
      )}
    </dl>
  )
}
