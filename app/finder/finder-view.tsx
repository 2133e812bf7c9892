import type { ReactNode } from 'react'
import type { DeviceChoices } from '../commerce/contract/device'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { deviceIcon } from './device-icon'
import { finderChoices } from './finder-choices'
import { FinderForm } from './finder-form'
import { type FinderSelection, finderTexts } from './finder-page'
import { finderHref } from '../routing/finder-query'
import { GroupLinks } from './group-links'
import { ModelLinks } from './model-links'

/** Content of the finder page: the selects, and below them the options of the next select as links. */
export function FinderView({ found, chosen, children }: FinderViewProps) {
  const { t } = useTranslation()
  return (
    <div className="page-width">
      <header className="grid gap-3">
        <h1>{finderTexts(chosen, t).title}</h1>
        <p className="max-w-prose text-muted">{t('finder.text')}</p>
      </header>
      <div className="mt-5 rounded-xl bg-mist p-4 sm:p-6">
        <FinderForm choices={finderChoices(found)} inAddress />
      </div>
      <NextChoice found={found} chosen={chosen} />
      {children}
    </div>
  )
}

/** Links to all types, to the brands of the chosen type, or to the models of the chosen brand. */
function NextChoice({ found, chosen: { type, brand } }: Omit<FinderViewProps, 'children'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const brandHref = (key: string) => finderHref(language, { type: found.type ?? '', brand: key })
  return (
    <section aria-labelledby="next-choice" className="mt-8">
      <h2 id="next-choice">
        {type === null ? t('finder.types') : brand === null ? t('finder.brands') : t('finder.models', { brand: brand.name })}
      </h2>
      {type === null ? (
        <GroupLinks groups={found.types} hrefOf={(key) => finderHref(language, { type: key })} iconOf={deviceIcon} />
      ) : brand === null ? (
        <GroupLinks groups={found.brands} hrefOf={brandHref} />
      ) : (
        <ModelLinks models={found.models} />
      )}
    </section>
  )
}

type FinderViewProps = { found: DeviceChoices; chosen: FinderSelection; children: ReactNode }
