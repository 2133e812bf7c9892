import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { stopShortQuery } from '../chrome/header/search-form'
import { useLanguage } from '../store/use-shop'
import { href } from '../routing/href'
import { Button } from '../ui/button'
import { FinderTips } from './finder-tips'

/** What many come for, in the words of part numbers that every storefront shares. */
const OFTEN = ['CR2032', 'LR6', '18650', 'Makita BL1850', 'Canon LP-E6'] as const

/** The question every visit begins with: what is the battery for? */
export function FinderBand() {
  const { t } = useTranslation()
  const language = useLanguage()
  const search = href('search', language)
  return (
    <section className="border-b border-line bg-mist">
      <div className="page-width grid items-center gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <h1>{t('home.find.title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('home.find.text')}</p>
          <Form
            action={search}
            role="search"
            aria-label={t('home.find.title')}
            onSubmit={stopShortQuery}
            className="grid max-w-3xl gap-3 sm:grid-cols-[1fr_auto]"
          >
            <label htmlFor="finder" className="sr-only">
              {t('home.find.field')}
            </label>
            <input
              id="finder"
              type="search"
              name="query"
              required
              minLength={2}
              maxLength={200}
              placeholder={t('home.find.field')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              className="h-14 w-full rounded-lg border border-control bg-white px-4 text-lg text-ellipsis placeholder:text-muted"
            />
            <Button className="h-14 px-8 text-lg">{t('header.search.submit')}</Button>
          </Form>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <p className="text-sm text-muted" id="often">
              {t('home.find.often')}
            </p>
            <ul className="flex flex-wrap gap-2" aria-labelledby="often">
              {OFTEN.map((query) => (
                <li key={query}>
                  <a
                    href={`${search}?${new URLSearchParams({ query }).toString()}`}
                    className="flex h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-control"
                  >
                    {query}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <FinderTips />
      </div>
    </section>
  )
}
