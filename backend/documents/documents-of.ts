import type { ProductDocument } from '../../app/commerce/contract/document'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Language } from '../../app/commerce/contract/languages'
import { SHEET_TEXTS } from './sheet-texts'

/** The documents of a product: its data sheet. Gift cards have none. */
export function documentsOf({ sku, type }: { sku: string; type: number }, language: Language): ProductDocument[] {
  if (type === PRODUCT_TYPE.giftCard) return []
  const url = `/documents/${language}/${encodeURIComponent(sku)}.pdf`
  return [{ title: SHEET_TEXTS[language].title, url, type: 'application/pdf' }]
}
