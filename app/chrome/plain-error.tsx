import { href } from '../routing/href'
import type { Language } from '../store/languages'
import { translations } from '../store/translations'

/**
 * In place of an error page that failed (spec section 8): a sentence and a link home. It uses no
 * context, because that may be what failed.
 */
export function PlainError({ language }: { language: Language }) {
  const { t } = translations(language)
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      <h1>{t('error.document')}</h1>
      <a href={href('home', language)} data-document className="font-semibold text-petrol underline">
        {t('error.home')}
      </a>
    </div>
  )
}
