import type { PageAlternates } from '../../routing/alternates'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { LanguageLinks } from './language-links'

/** Dropdown with the four storefronts; its button shows the current language. */
export function LanguageSwitcher({ alternates }: { alternates: PageAlternates }) {
  const { t } = useTranslation()
  const { languageName } = useStore()
  const summary = (
    <>
      <Icon name="globe" size={20} />
      <span className="sr-only">{t('language.label')}: </span>
      {languageName}
      <Icon name="chevron-down" size={20} />
    </>
  )
  return (
    <Disclosure
      className="relative"
      summaryClassName="flex h-11 items-center lg:h-10 gap-1.5 whitespace-nowrap"
      summary={summary}
    >
      <div className="absolute right-0 z-50 w-max rounded-b-xl bg-white p-2 text-base text-ink shadow-xl [--focus-ring:var(--color-petrol)]">
        <LanguageLinks alternates={alternates} />
      </div>
    </Disclosure>
  )
}
