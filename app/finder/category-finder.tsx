import { finderHref } from '../routing/finder-query'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { deviceIcon } from './device-icon'
import type { FinderChoices } from './finder-choices'
import { FinderForm } from './finder-form'

/**
 * The finder in a category whose products fit devices of one type. On small screens, where products come first, it is a link to
 * the finder page. The form stands first: `latePart` loads the code where the first element is shown. It lists all brands of the
 * type, since it searches the whole shop; the brand facet filters this category only.
 */
export function CategoryFinder({ choices }: { choices: FinderChoices }) {
  const { t } = useTranslation()
  const { type, brand } = choices
  return (
    <>
      <section aria-labelledby="category-finder" className="mt-5 flex items-end gap-6 rounded-xl bg-mist p-4 max-lg:hidden">
        <h2 id="category-finder" className="flex h-12 shrink-0 items-center gap-2 text-lg">
          <Icon name={deviceIcon(type)} size={24} className="text-petrol" />
          {t('finder.category')}
        </h2>
        <div className="grow">
          <FinderForm choices={choices} narrow look="secondary" />
        </div>
      </section>
      <a
        href={finderHref(useLanguage(), { type, brand })}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-xl bg-mist px-3 font-semibold text-ink no-underline lg:hidden"
      >
        <Icon name={deviceIcon(type)} size={20} className="text-petrol" />
        {t('finder.category')}
      </a>
    </>
  )
}
