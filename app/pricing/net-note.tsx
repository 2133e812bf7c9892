import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'

/** Says of the prices of a list that they exclude VAT; nothing where they include it. */
export function NetNote() {
  const { t } = useTranslation()
  return useVat() === 'excluding' && <p className="text-sm text-muted">{t('vat.excluding')}</p>
}
