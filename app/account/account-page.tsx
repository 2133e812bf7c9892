import { ServiceLinks } from '../chrome/service-page'
import { Notice } from '../ui/notice'
import type { PlainKey } from '../store/translate'
import { useTranslation } from '../store/use-translation'

/** A page of the account area without login: its purpose, a notice, and links to customer service and to the shop. */
export function AccountPage({ title, text }: { title: PlainKey; text: PlainKey }) {
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
