import { type ReactNode, useEffect, useRef } from 'react'
import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { MenuBranch } from './category-menu'
import type { MainCategory } from './main-categories'
import { MenuRow } from './menu-row'
import { MenuSkeleton } from './menu-skeleton'
import { useCategoryMenu } from './use-category-menu'

type LevelNavigation = {
  /**
   * The URL of the row that the shopper comes back from; that row gets the focus. Null when the level is opened from its parent.
   */
  cameFrom: string | null
  onBack: () => void
}

/** The subcategories of a main category, with a skeleton while they load. */
export function MainLevel({
  main,
  onOpen,
  ...navigation
}: LevelNavigation & { main: MainCategory; onOpen: (branch: MenuBranch) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const menu = useCategoryMenu(language, main.uri)
  if (menu !== null) return <BranchLevel branch={menu} parent={null} onOpen={onOpen} {...navigation} />
  return (
    <Level name={main.name} href={categoryHref(language, main.uri)} backTo={t('menu.main')} {...navigation}>
      <MenuSkeleton className="px-4" />
    </Level>
  )
}

type BranchLevelProps = LevelNavigation & {
  branch: MenuBranch
  /** The name of the parent category; null for a main category. */
  parent: string | null
  onOpen?: (branch: MenuBranch) => void
}

/** The level of a category with its children; `parent` is the name of the level to go back to, the main menu without one. */
export function BranchLevel({ branch: { name, href, children }, parent, onOpen, ...navigation }: BranchLevelProps) {
  const { t } = useTranslation()
  return (
    <Level name={name} href={href} backTo={parent ?? t('menu.main')} {...navigation}>
      <ul>
        {children.map((child) => (
          <MenuRow
            key={child.href}
            name={child.name}
            href={child.href}
            focused={child.href === navigation.cameFrom}
            onOpen={onOpen && child.children.length > 0 ? () => onOpen(child) : undefined}
          />
        ))}
      </ul>
    </Level>
  )
}

type LevelProps = LevelNavigation & { name: string; href: string; backTo: string; children: ReactNode }

function Level({ name, href, backTo, cameFrom, onBack, children }: LevelProps) {
  const { t } = useTranslation()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cameFrom === null) back.current?.focus()
  }, [cameFrom])
  return (
    <div className="menu-level menu-level-in">
      <button
        ref={back}
        type="button"
        aria-label={t('menu.backTo', { category: backTo })}
        onClick={onBack}
        className="flex min-h-12 w-full items-center gap-3 px-4 text-left text-petrol hover:bg-mist"
      >
        <Icon name="chevron-left" />
        {backTo}
      </button>
      <a href={href} className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-lg font-bold hover:bg-mist">
        {t('menu.all', { category: name })}
      </a>
      {children}
    </div>
  )
}
