import type { PageHandle } from '../page/page-handle'
import { ServicePage } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = { layout: 'plain' }

export default function PagePreview() {
  const { t } = useTranslation()
  return (
    <ServicePage title={t('pagePreview.title')}>
      <p>{t('pagePreview.text')}</p>
    </ServicePage>
  )
}

export const meta = unlistedMeta('pagePreview.title')
