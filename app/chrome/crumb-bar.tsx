import { useTranslation } from 'react-i18next'
import { href } from '../routing/href'
import { Breadcrumbs } from '../ui/breadcrumbs'
import type { Crumb } from './page-handle'
import { useLanguage } from '../store/use-shop'

/** Home and the page's own line, when the page asks for one. */
export function CrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (crumbs.length === 0) return null
  return (
    <div className="page-width pt-3">
      <Breadcrumbs label={t('crumbs.label')} items={[{ text: t('crumbs.home'), to: href('home', language) }, ...crumbs]} />
    </div>
  )
}
