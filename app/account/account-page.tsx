import type { ReactNode } from 'react'
import { ServiceLinks } from '../page/service-page'
import { href } from '../routing/href'
import { LinkButton } from '../ui/button'
import type { PlainKey } from '../store/translate'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** A page of the account area whose purpose is served on the page of an order: where that is, and links to it, to customer service and to the shop. */
export function AccountPage({ title, text, children }: { title: PlainKey; text: PlainKey; children?: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="mt-4 mb-4 text-lg">{t(text)}</p>
      {children}
      <ServiceLinks isMain={false}>
        <LinkButton to={href('myOrder', language)}>{t('myOrder.title')}</LinkButton>
      </ServiceLinks>
    </>
  )
}
