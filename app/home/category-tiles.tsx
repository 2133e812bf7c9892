import { breakable } from '../ui/breakable'
import type { MainCategory } from '../menu/main-categories'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { categoryHref } from '../routing/listing-path'
import { Icon } from '../ui/icon'

/** Number of tiles shown at first: full rows of 2, 3, 4 and 6 columns. */
const INITIAL_TILES = 12

/**
 * The main categories with pictures; tiles after the first 12 are behind a button. Renders
 * nothing without an entry in the `menu`.
 */
export function CategoryTiles({ menu, pictures }: { menu: readonly MainCategory[]; pictures: Pictures }) {
  const { t } = useTranslation()
  if (menu.length === 0) return null
  return (
    <section aria-labelledby="categories" className="page-width pt-10">
      <h2 id="categories">{t('home.categories')}</h2>
      <Tiles categories={menu.slice(0, INITIAL_TILES)} pictures={pictures} />
      {menu.length > INITIAL_TILES && (
        <details className="group">
          <summary className="mt-4 inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-petrol underline-offset-4 hover:underline">
            {t('menu.tiles.more')}
            <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
          </summary>
          <Tiles categories={menu.slice(INITIAL_TILES)} pictures={pictures} />
        </details>
      )}
    </section>
  )
}

function Tiles({ categories, pictures }: { categories: readonly MainCategory[]; pictures: Pictures }) {
  const language = useLanguage()
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {categories.map(({ name, uri, icon }) => (
        <li key={uri} className="hyphens-manual">
          <a
            href={categoryHref(language, uri)}
            className="flex h-full min-h-16 items-center gap-2 rounded-xl border border-line p-2 text-sm leading-tight font-semibold hover:border-control hover:bg-mist sm:flex-col sm:gap-3 sm:p-4 sm:text-center sm:text-base"
          >
            <TilePicture url={pictures[uri]} icon={icon} />
            <span className="my-auto min-w-0 max-w-full">{breakable(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Decorative, since the name is next to it. A category without a picture shows its icon. */
function TilePicture({ url, icon }: { url: string | undefined; icon: MainCategory['icon'] }) {
  if (url === undefined) return <Icon name={icon} size={48} className="max-sm:size-9 sm:my-6" />
  return (
    <img
      src={url}
      width={96}
      height={96}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-9 shrink-0 object-contain sm:size-24"
    />
  )
}

type Pictures = Readonly<Record<string, string>>
