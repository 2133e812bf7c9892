import { useTranslation } from 'react-i18next'
import type { FinderChoices } from './finder-choices'
import { FinderForm } from './finder-form'

/** The finder in a category whose products are for devices of one type. */
export function CategoryFinder({ choices }: { choices: FinderChoices }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="category-finder" className="mt-5 rounded-xl bg-mist p-4 sm:p-5">
      <h2 id="category-finder" className="mb-3 text-lg">
        {t('finder.category')}
      </h2>
      <FinderForm choices={choices} narrow look="secondary" />
    </section>
  )
}
