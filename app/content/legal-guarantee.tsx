import { contentHref } from '../routing/href'
import type { Language } from '../store/languages'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { officialNotice } from './official-notice'
import { Link } from '../ui/link'

/** The European Union's page about guarantees; it has no Norwegian version. */
const YOUR_EUROPE: Readonly<Record<Language, string | null>> = {
  sv: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_sv.htm',
  no: null,
  de: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  da: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_da.htm',
}

/**
 * Reminds of the legal guarantee of conformity before the contract (Directive 2011/83/EU, article 6(1)(l), as of Directive (EU)
 * 2024/825): by the official notice where the shop has its file, and in words.
 */
export function LegalGuarantee() {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const europe = YOUR_EUROPE[language]
  const notice = officialNotice(language)
  const look = 'inline-block py-3 text-petrol underline underline-offset-4'
  return (
    <div className="text-sm">
      <p className="font-semibold">{t('guarantee.title')}</p>
      {/* Its proportions are nearly those of the Commission's files, so that little moves when the picture comes. */}
      {notice !== null && (
        <img src={notice} alt={t('guarantee.title')} width={420} height={592} loading="lazy" className="my-2" />
      )}
      <p className="mt-1">{t('guarantee.text')}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={contentHref(language, paths.returns)} target="_blank" rel="noopener" className={look}>
          {t('guarantee.more')}
        </Link>
        {europe !== null && (
          <a href={europe} target="_blank" rel="noopener noreferrer" className={look}>
            {t('guarantee.europe')}
          </a>
        )}
      </p>
    </div>
  )
}
