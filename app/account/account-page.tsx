import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { WaysOn } from '../chrome/service-page'
import { Notice } from '../ui/notice'

/** A page of the account area for someone who is not logged in: what it is for, and who helps meanwhile. */
export function AccountPage({ title, text }: { title: ParseKeys; text: ParseKeys }) {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="mt-4 mb-4 text-lg">{t(text)}</p>
      <Notice>{t('later.account')}</Notice>
      <WaysOn />
    </>
  )
}
