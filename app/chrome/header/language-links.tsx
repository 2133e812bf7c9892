import type { PageAlternates } from '../../routing/alternates'
import { href } from '../../routing/href'
import { LANGUAGES } from '../../store/languages'
import { storeOf } from '../../store/stores'
import { Icon } from '../../ui/icon'
import { Flag } from '../marks/flag'
import { useLanguage } from '../../store/use-shop'

/** Links to this page in each language, or to the home page of a language without this page. They load a new document. */
export function LanguageLinks({ alternates }: { alternates: PageAlternates }) {
  const current = useLanguage()
  return (
    <ul>
      {LANGUAGES.map((language) => {
        const { iso, country, languageName } = storeOf(language)
        return (
          <li key={language}>
            <a
              href={alternates[language] ?? href('home', language)}
              hrefLang={iso}
              lang={iso}
              aria-current={language === current ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 hover:bg-mist aria-[current]:font-semibold"
            >
              <Flag language={language} />
              <span className="grow">
                {languageName} <span className="font-normal text-muted">({country})</span>
              </span>
              {language === current && <Icon name="check" size={20} />}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
