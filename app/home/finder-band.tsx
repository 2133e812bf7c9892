import type { FinderChoices } from '../finder/finder-choices'
import { FinderForm } from '../finder/finder-form'
import { DirectSearch } from './direct-search'
import { useTranslation } from '../store/use-translation'

/** Top of the home page: the finder by device, then the search by part number. `finder` is null when it could not be loaded. */
export function FinderBand({ finder }: { finder: FinderChoices | null }) {
  const { t } = useTranslation()
  return (
    <section className="border-b border-line bg-mist">
      <div className="page-width grid gap-5 py-8 md:py-12">
        <header className="grid gap-2">
          <h1>{t('home.find.title')}</h1>
          {finder && <p className="max-w-prose text-lg text-muted">{t('home.find.text')}</p>}
        </header>
        {finder && (
          <div className="rounded-xl border border-line bg-white p-4 md:p-6">
            <FinderForm choices={finder} />
          </div>
        )}
        <DirectSearch />
      </div>
    </section>
  )
}
