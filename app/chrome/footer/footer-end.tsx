import { ServerFragment } from '../../fragments/server-fragment'
import { href } from '../../routing/href'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { FooterMarks } from './footer-marks'
import { PriceDisclaimer } from './price-disclaimer'

/** Marks of payment and carriers, the copyright of the `year` and the settings of consent. */
export function FooterEnd({ year }: { year: number }) {
  return (
    <ServerFragment of={['footer end', year]}>
      <End year={year} />
    </ServerFragment>
  )
}

function End({ year }: { year: number }) {
  const { t } = useTranslation()
  const { brand, language } = useStore()
  return (
    <div className="grid gap-6 border-t border-white/20 py-6">
      <FooterMarks />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-white/85">
        <p>{t('footer.copyright', { year, brand })}</p>
        <p>
          <a href={href('cookieSettings', language)} className="inline-block py-3 -my-3 text-white underline underline-offset-4">
            {t('consent.settings')}
          </a>
        </p>
        <PriceDisclaimer />
      </div>
    </div>
  )
}
