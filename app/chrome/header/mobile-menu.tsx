import { useLocation } from '@remix-run/react'
import { latePart } from '../../fragments/late-part'
import { ServerFragment } from '../../fragments/server-fragment'
import { useSignedIn } from '../../login/use-signed-in'
import type { PageAlternates } from '../../routing/alternates'
import type { MainCategory } from '../../menu/main-categories'
import { Disclosure } from '../../ui/disclosure'
import { mayPrefetch } from '../../ui/may-prefetch'
import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'
import { MenuPanel } from './menu-panel'

const load = () => import('./menu-panel')

/** A closed menu never comes near the viewport, so its code is loaded when it opens. */
const Panel = latePart(import.meta.env.SSR ? MenuPanel : null, async () => (await load()).MenuPanel)

/**
 * Loads the code while the shopper points at the button or focuses it (spec section 9,
 * Prefetch). A failure shows when the menu opens.
 */
function loadAhead(): void {
  if (mayPrefetch(navigator.connection)) load().catch(() => {})
}

/** The slide-in menu (spec section 2, Page chrome). styles/menu.css animates it. */
export function MobileMenu({ menu, alternates }: { menu: readonly MainCategory[]; alternates: PageAlternates }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { signedIn, ownOrder } = useSignedIn()
  const summary = (
    <ServerFragment of={['menu button']}>
      <MenuButton />
    </ServerFragment>
  )
  return (
    <Disclosure className="menu" label={t('header.menu')} summary={summary} modal onIntent={loadAhead}>
      <div className="menu-panel">
        <Panel {...{ menu, alternates, signedIn, ownOrder }} page={pathname + search} />
      </div>
    </Disclosure>
  )
}

function MenuButton() {
  const { t } = useTranslation()
  return (
    <>
      <span className="menu-open flex h-11 min-w-11 items-center justify-center gap-2 font-semibold">
        <Icon name="menu" />
        <span className="hidden lg:inline">{t('header.menu')}</span>
      </span>
      <span className="menu-close size-11 place-items-center rounded-lg bg-mist">
        <Icon name="close" />
      </span>
    </>
  )
}
