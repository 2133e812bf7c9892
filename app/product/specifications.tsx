import { useStore } from '../store/use-shop'
import { gtin } from '../store/gtin'
import type { ProductPageData } from './product-page'
import { useTranslation } from '../store/use-translation'

/** Table of a product's brand and attributes, followed by the manufacturer's part number and the GTIN. */
export function Specifications({ product: { brand, attributes, sku, mpn, ean } }: SpecificationsProps) {
  const { t } = useTranslation()
  const { brandLabel } = useStore()
  const rows = [
    { label: brandLabel, value: brand?.name ?? '' },
    ...attributes,
    { label: t('product.mpn'), value: mpn === sku ? '' : mpn },
    { label: t('product.ean'), value: gtin(ean) ?? '' },
  ].filter(({ value }) => value !== '')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications">{t('product.specifications')}</h2>
      <table className="mt-3 w-full text-left">
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={`${label} ${value}`} className="border-b border-line align-top">
              <th scope="row" className="w-1/2 py-2 pr-4 font-normal text-muted sm:w-2/5">
                {label}
              </th>
              <td className="py-2 font-medium tabular-nums [overflow-wrap:anywhere]">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type SpecificationsProps = { product: Pick<ProductPageData, 'brand' | 'attributes' | 'sku' | 'mpn' | 'ean'> }
