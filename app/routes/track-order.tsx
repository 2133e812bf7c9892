import { pageCrumb } from '../chrome/page-crumb'
import type { PageHandle } from '../chrome/page-handle'
import { ServicePage } from '../chrome/service-page'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { Notice } from '../ui/notice'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'trackOrder.title')] }

export default function TrackOrder() {
  const { t } = useTranslation()
  return (
    <ServicePage title={t('trackOrder.title')}>
      <p>{t('trackOrder.text')}</p>
      <Notice>{t('later.self')}</Notice>
    </ServicePage>
  )
}

export const meta = unlistedMeta('trackOrder.title')
