import { type ComponentProps, type ComponentType, lazy, useEffect } from 'react'
import { reportError } from '../client-errors/watch-errors.client'
import { categoryHref } from '../routing/listing-path'
import { withStrings } from '../store/late-strings'
import { useLanguage } from '../store/use-shop'
import type { MainCategory } from './main-categories'

const megaPanel = () => withStrings(import('./mega-panel'))
const levels = () => withStrings(import('./menu-levels'))

/** Loads the code of the submenus ahead of their opening. A failure shows when they are opened. */
export const loadMegaPanel = () => void megaPanel().catch(() => {})
export const loadLevels = () => void levels().catch(() => {})

type OfCategory = ComponentType<ComponentProps<typeof import('./mega-panel').MegaPanel>>
type OfMain = ComponentType<ComponentProps<typeof import('./menu-levels').MainLevel>>

/** Only scripts open submenus, so the server renders none, and their code is loaded when the shopper points at one. */
export const MegaPanel = lazy(() =>
  megaPanel().then(
    (chunk): { default: OfCategory } => ({ default: chunk.MegaPanel }),
    (error: unknown) => instead(error, CategoryPage),
  ),
)

export const MainLevel = lazy(() =>
  levels().then(
    (chunk): { default: OfMain } => ({ default: chunk.MainLevel }),
    (error: unknown) => instead(error, ({ main }: { main: MainCategory }) => <CategoryPage category={main} />),
  ),
)

/** Opened only from `MainLevel`, which is in the same file. */
export const BranchLevel = lazy(async () => ({ default: (await levels()).BranchLevel }))

/** The failure is reported. No reload is needed: what is shown instead loads a document. */
function instead<Part>(error: unknown, part: Part): { default: Part } {
  reportError(error)
  return { default: part }
}

/** In place of a submenu whose code cannot be loaded: the category's page lists what is in it. */
function CategoryPage({ category: { uri } }: { category: MainCategory }) {
  const address = categoryHref(useLanguage(), uri)
  useEffect(() => location.assign(address), [address])
  return null
}
