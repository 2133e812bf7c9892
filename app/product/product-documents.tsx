import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { documentKind, fileSize } from './document-facts'
import type { ProductPageData } from './product-page'

/** Links to the documents of a product, with their kind and, where known, their size. */
export function ProductDocuments({ documents, name }: Pick<ProductPageData, 'documents' | 'name'>) {
  const { t } = useTranslation()
  const { iso } = useStore()
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('product.documents')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {documents.map(({ title, url, type, bytes }) => (
          <li key={url}>
            <a
              href={url}
              type={type}
              className="flex min-h-12 items-center gap-3 py-2 text-petrol underline-offset-4 hover:underline"
            >
              <Icon name="document" size={20} />
              <span className="grow">
                {title}
                <span className="sr-only">: {name}</span>
              </span>
              <span className="text-sm text-muted tabular-nums">
                {[documentKind(type), bytes === undefined ? '' : fileSize(bytes, iso)].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
