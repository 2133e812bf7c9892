import type { ReactNode } from 'react'
import { contentHref, href } from '../routing/href'
import { LinkButton } from '../ui/button'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** A short text page with links to customer service and to the shop; `isMain` where they are its only action. */
export function ServicePage({
  title,
  isMain = true,
  children,
}: {
  title: string
  isMain?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className="page-width pt-6">
      <div className="mx-auto max-w-3xl">
        <h1>{title}</h1>
        <div className="mt-4 grid gap-4 text-lg">{children}</div>
        <ServiceLinks isMain={isMain} />
      </div>
    </div>
  )
}

/** Links to customer service and to the shop, after other links; `isMain` where they are the only action of the page. */
export function ServiceLinks({ isMain = true, children }: { isMain?: boolean; children?: ReactNode }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  return (
    <ul className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
      {children !== undefined && <li>{children}</li>}
      <li>
        <LinkButton wide to={contentHref(language, paths.contact)} look={isMain ? 'primary' : 'secondary'}>
          {t('later.contact')}
        </LinkButton>
      </li>
      <li>
        <LinkButton wide to={href('home', language)} look="secondary">
          {t('later.shop')}
        </LinkButton>
      </li>
    </ul>
  )
}
