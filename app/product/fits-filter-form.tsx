import { Form, useLocation } from '@remix-run/react'
import { CampaignField } from '../cart/live/campaign-field'
import { askedCampaign } from '../routing/campaign-query'
import { CONTROL } from '../ui/field-frame'
import { Button } from '../ui/button'
import { MAX_FILTER_LENGTH } from './fits-filter'
import { useTranslation } from '../store/use-translation'

/**
 * Search field for a device model. Without scripts the form loads the page with a filtered
 * list; with scripts it filters while typing.
 */
export function FitsFilter({ typed, onType, example, status }: FitsFilterProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Form
      method="get"
      action={`${pathname}#fits`}
      replace
      preventScrollReset
      role="search"
      aria-labelledby="fits-filter-label"
      className="mt-3 grid gap-1.5"
    >
      <CampaignField campaign={askedCampaign(new URLSearchParams(search))} />
      <label id="fits-filter-label" htmlFor="fits-filter" className="font-semibold">
        {t('product.fits.filter')}
      </label>
      <div className="flex max-w-lg gap-2">
        <input
          id="fits-filter"
          type="search"
          name="fits"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          maxLength={MAX_FILTER_LENGTH}
          autoComplete="off"
          aria-describedby="fits-filter-hint"
          className={CONTROL}
        />
        <Button look="secondary" className="shrink-0">
          {t('product.fits.filter.submit')}
        </Button>
      </div>
      <p id="fits-filter-hint" className="text-sm text-muted">
        {t('product.fits.filter.hint', { example })}
      </p>
      <p role="status" className="text-sm font-semibold [overflow-wrap:anywhere] empty:hidden">
        {status}
      </p>
    </Form>
  )
}

type FitsFilterProps = { typed: string; onType: (text: string) => void; example: string; status: string }
