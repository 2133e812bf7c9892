import { useState } from 'react'
import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import type { MenuBranch } from './category-menu'
import type { MainCategory } from './main-categories'
import { BranchLevel, MainLevel } from './menu-levels'
import { MenuRow } from './menu-row'
import { useMenuIntent } from './use-menu-intent'

/**
 * The category tree of the slide-in menu, one level at a time: the main categories, what lies under one of them, what lies under that.
 * Without script the main categories are links, and their pages list the rest.
 */
export function MenuTree({ categories }: { categories: readonly MainCategory[] }) {
  const language = useLanguage()
  const intent = useMenuIntent(language)
  const [{ main, branch, cameFrom }, go] = useState<Place>(TOP)
  if (main === null) {
    return (
      <ul className="menu-level">
        {categories.map((category) => {
          const { name, uri, icon, opens } = category
          const href = categoryHref(language, uri)
          const open = opens ? () => go({ ...TOP, main: category }) : undefined
          return <MenuRow key={uri} {...{ name, href, icon }} focused={href === cameFrom} onOpen={open} {...intent(uri)} />
        })}
      </ul>
    )
  }
  if (branch !== null) {
    const back = () => go({ main, branch: null, cameFrom: branch.href })
    return <BranchLevel key={branch.href} branch={branch} above={main.name} cameFrom={null} onBack={back} />
  }
  const back = () => go({ ...TOP, cameFrom: categoryHref(language, main.uri) })
  return (
    <MainLevel
      key={main.uri}
      {...{ main, cameFrom }}
      onBack={back}
      onOpen={(next) => go({ main, branch: next, cameFrom: null })}
    />
  )
}

type Place = {
  main: MainCategory | null
  /** Below `main`. */
  branch: MenuBranch | null
  /** The address of the row that led away from here, when the shopper comes back: it gets the focus again. */
  cameFrom: string | null
}

const TOP: Place = { main: null, branch: null, cameFrom: null }
