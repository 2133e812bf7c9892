import { Suspense, useState } from 'react'
import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import type { MenuBranch } from './category-menu'
import type { MainCategory } from './main-categories'
import { MenuRow } from './menu-row'
import { BranchLevel, loadLevels, MainLevel } from './submenus'
import { useMenuIntent } from './use-menu-intent'

/**
 * The category tree of the slide-in menu, one of three levels at a time: main categories, their subcategories, and the
 * subcategories of those. Without JavaScript the main categories are links, and their pages list the rest.
 */
export function MenuTree({ categories }: { categories: readonly MainCategory[] }) {
  const language = useLanguage()
  const intent = useMenuIntent(language, loadLevels)
  const [{ main, branch, cameFrom }, setPosition] = useState<Position>(TOP)
  if (main === null) {
    return (
      <ul className={cameFrom === null ? 'menu-level' : 'menu-level menu-level-in'}>
        {categories.map((category) => {
          const { name, uri, icon, hasSubmenu } = category
          const href = categoryHref(language, uri)
          const open = hasSubmenu ? () => setPosition({ ...TOP, main: category }) : undefined
          return <MenuRow key={uri} {...{ name, href, icon }} focused={href === cameFrom} onOpen={open} {...intent(uri)} />
        })}
      </ul>
    )
  }
  if (branch !== null) {
    const back = () => setPosition({ main, branch: null, cameFrom: branch.href })
    return (
      <Suspense key={branch.href} fallback={null}>
        <BranchLevel branch={branch} parent={main.name} cameFrom={null} onBack={back} />
      </Suspense>
    )
  }
  const back = () => setPosition({ ...TOP, cameFrom: categoryHref(language, main.uri) })
  return (
    <Suspense key={main.uri} fallback={null}>
      <MainLevel {...{ main, cameFrom }} onBack={back} onOpen={(next) => setPosition({ main, branch: next, cameFrom: null })} />
    </Suspense>
  )
}

type Position = {
  main: MainCategory | null
  /** A subcategory of `main`. */
  branch: MenuBranch | null
  /** The URL of the row that the shopper comes back from; that row gets the focus. */
  cameFrom: string | null
}

const TOP: Position = { main: null, branch: null, cameFrom: null }
