import { ServerFragment } from '../../fragments/server-fragment'
import { AccountButton } from '../../login/account-button'
import type { PageAlternates } from '../../routing/alternates'
import { contentHref } from '../../routing/href'
import { Icon } from '../../ui/icon'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import type { ChromeData } from '../chrome-data.server'
import { LanguageSwitcher } from './language-switcher'
import { PhoneLink } from './phone-link'
import { StripTurns } from './strip-turns'

/**
 * The dark strip, 40 px high: one line of news and selling points, and on a wide screen links to customer service and the
 * account. The spaces keep the links apart where there are no styles.
 */
export function HeaderStrip({ data, alternates }: { data: ChromeData; alternates: PageAlternates }) {
  return (
    <div className="strip on-ink relative z-40 bg-ink text-sm text-white">
      <div className="page-width flex h-11 items-center lg:h-10 justify-between gap-6">
        <StripTurns data={data} />
        <div className="hidden items-center gap-5 lg:flex">
          <ServerFragment of={['strip links']}>
            <ServiceLinks />
          </ServerFragment>{' '}
          <AccountButton look="strip" className={LINK} />{' '}
          <ServerFragment of={['language switcher', alternates]}>
            <LanguageSwitcher alternates={alternates} />
          </ServerFragment>
        </div>
      </div>
    </div>
  )
}

function ServiceLinks() {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  return (
    <>
      <PhoneLink className={LINK} size={20} />{' '}
      <a href={contentHref(language, paths.customerService)} className={LINK}>
        <Icon name="headset" size={20} />
        {t('header.customerService')}
      </a>
    </>
  )
}

const LINK = 'flex h-10 items-center gap-1.5 whitespace-nowrap underline-offset-4 hover:underline'
