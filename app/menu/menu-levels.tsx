import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import { Icon } from '../ui/icon'
import type { MenuBranch } from './category-menu'
import type { MainCategory } from './main-categories'
import { MenuRow } from './menu-row'
import { MenuSkeleton } from './menu-skeleton'
import { useCategoryMenu } from './use-category-menu'

type Way = {
  /** The address of the row that led away from this level, when it comes back in sight. */
  cameFrom: string | null
  onBack: () => void
}

/** What lies under a main category, once it is there. */
export function MainLevel({ main, onOpen, ...way }: Way & { main: MainCategory; onOpen: (branch: MenuBranch) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const menu = useCategoryMenu(language, main.uri)
  if (menu !== null) return <BranchLevel branch={menu} above={null} onOpen={onOpen} {...way} />
  return (
    <Level name={main.name} href={categoryHref(language, main.uri)} backTo={t('menu.main')} {...way}>
      <MenuSkeleton className="px-4" />
    </Level>
  )
}

type BranchLevelProps = Way & {
  branch: MenuBranch
  /** The name of the category it lies under; null for a main category. */
  above: string | null
  onOpen?: (branch: MenuBranch) => void
}

export function BranchLevel({ branch: { name, href, children }, above, onOpen, ...way }: BranchLevelProps) {
  const { t } = useTranslation()
  return (
    <Level name={name} href={href} backTo={above ?? t('menu.main')} {...way}>
      <ul>
        {children.map((child) => (
          <MenuRow
            key={child.href}
            name={child.name}
            href={child.href}
            focused={child.href === way.cameFrom}
            onOpen={onOpen && child.children.length > 0 ? () => onOpen(child) : undefined}
          />
        ))}
      </ul>
    </Level>
  )
}

type LevelProps = Way & { name: string; href: string; backTo: string; children: ReactNode }

function Level({ name, href, backTo, cameFrom, onBack, children }: LevelProps) {
  const { t } = useTranslation()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cameFrom === null) back.current?.focus()
  }, [cameFrom])
  return (
    <div className="menu-level">
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
      <Link to={href} className="flex min-h-12 items-center gap-3 border-b border-line px-4 text-lg font-bold hover:bg-mist">
        {t('menu.all', { category: name })}
      </Link>
      {children}
    </div>
  )
}
