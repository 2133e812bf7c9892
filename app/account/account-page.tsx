import { ServiceLinks } from '../page/service-page'
import { href } from '../routing/href'
import { LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import type { PlainKey } from '../store/translate'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** A page of the account area without login: where its purpose is served without login, a notice, and links to the order, to customer service and to the shop. */
export function AccountPage({ title, text }: { title: PlainKey; text: PlainKey }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="mt-4 mb-4 text-lg">{t(text)}</p>
      <Notice>{t('later.account')}</Notice>
      <ServiceLinks isMain={false}>
        <LinkButton to={href('myOrder', language)}>{t('myOrder.title')}</LinkButton>
      </ServiceLinks>
    </>
  )
}
