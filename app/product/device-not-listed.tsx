import { useLocation } from '@remix-run/react'
import { contentHref, href } from '../routing/href'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'

/** Shown when the requested device is not in the list. The product may still fit, so this links to ways to find out. */
export function DeviceNotListed({ query, store: { language, paths } }: { query: string; store: Store }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className="mt-3 grid gap-2 rounded-xl bg-mist p-4">
      <p className="text-sm text-muted">{t('product.fits.none.text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`${pathname}#fits`} className={LINK}>
          {t('product.fits.all')}
        </a>
        <a href={`${href('search', language)}?${new URLSearchParams({ query }).toString()}`} className={LINK}>
          {t('product.fits.none.search', { query })}
        </a>
        <a href={contentHref(language, paths.customerService)} className={LINK}>
          {t('product.fits.none.ask')}
        </a>
      </p>
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-petrol underline underline-offset-4 [overflow-wrap:anywhere]'
