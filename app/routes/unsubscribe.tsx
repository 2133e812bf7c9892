import { pageCrumb } from '../chrome/page-crumb'
import type { PageHandle } from '../chrome/page-handle'
import { ServicePage } from '../chrome/service-page'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { Notice } from '../ui/notice'
import { useTranslation } from '../store/use-translation'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'unsubscribe.title')] }

export default function Unsubscribe() {
  const { t } = useTranslation()
  return (
    <ServicePage title={t('unsubscribe.title')}>
      <p>{t('unsubscribe.text')}</p>
      <Notice>{t('later.self')}</Notice>
    </ServicePage>
  )
}

export const meta = unlistedMeta('unsubscribe.title')
