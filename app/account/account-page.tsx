import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ServiceLinks } from '../chrome/service-page'
import { Notice } from '../ui/notice'

/** A page of the account area without login: its purpose, a notice, and links to customer service and to the shop. */
export function AccountPage({ title, text }: { title: ParseKeys; text: ParseKeys }) {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="mt-4 mb-4 text-lg">{t(text)}</p>
      <Notice>{t('later.account')}</Notice>
      <ServiceLinks />
    </>
  )
}
