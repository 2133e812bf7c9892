import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { ProductPageData } from './product-page'

/** Links to the listings of a product's tags. */
export function TagLinks({ tags, language }: Pick<ProductPageData, 'tags'> & { language: Language }) {
  const { t } = useTranslation()
  if (tags.length === 0) return null
  return (
    <nav aria-labelledby="tags">
      <h2 id="tags" className="text-base font-semibold">
        {t('product.tags')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={href('tag', language, { slug })}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm text-ink no-underline hover:border-control hover:bg-mist"
            >
              <Icon name="tag" size={20} className="text-muted" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
