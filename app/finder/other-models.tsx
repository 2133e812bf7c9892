import type { DeviceModel } from '../commerce/contract/device'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { finderHref } from '../routing/finder-query'
import { ModelLinks } from './model-links'

/** Links to similar models of the same type and brand, for a shopper who opened the wrong device. */
export function OtherModels({ models, type, brand }: OtherModelsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (models.length === 0) return null
  return (
    <section aria-labelledby="other-models" className="page-width pt-12">
      <h2 id="other-models">{t('device.others', { brand: brand.name })}</h2>
      <ModelLinks models={models} />
      <LinkButton look="secondary" to={finderHref(language, { type: type.key, brand: brand.key })} className="mt-5">
        {t('device.others.all')}
      </LinkButton>
    </section>
  )
}

type Named = { key: string; name: string }
type OtherModelsProps = { models: readonly DeviceModel[]; type: Named; brand: Named }
