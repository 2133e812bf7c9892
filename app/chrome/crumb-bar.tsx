import { useLocation } from '@remix-run/react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Breadcrumbs } from '../ui/breadcrumbs'
import { StructuredData } from '../ui/structured-data'
import { crumbsJsonLd } from './crumbs-json-ld'
import type { Crumb } from '../page/page-handle'

/** Breadcrumbs from Home to the page, if the page has any; with structured data if the shop's `origin` is known. */
export function CrumbBar({ crumbs, origin }: { crumbs: readonly Crumb[]; origin: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  if (crumbs.length === 0) return null
  const items = [{ text: t('crumbs.home'), to: href('home', language) }, ...crumbs]
  const id = `crumbs-${pathname}`
  return (
    <div className="page-width pt-1">
      <Breadcrumbs label={t('crumbs.label')} items={items} />
      {origin !== undefined && (
        <StructuredData key={id} id={id} data={import.meta.env.SSR ? crumbsJsonLd(items, origin) : undefined} />
      )}
    </div>
  )
}
