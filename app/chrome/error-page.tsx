import { Form, useLocation, useRouteError } from '@remix-run/react'
import { href } from '../routing/href'
import { Button, LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import { type ErrorKind, errorKind } from './error-kind'
import { ErrorPageBoundary } from './error-page-boundary'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

const ICONS: Readonly<Record<ErrorKind, IconName>> = {
  'error.notFound': 'search',
  'error.unavailable': 'clock',
  'error.tooMany': 'clock',
  error: 'warning',
}

/** Error message with two links (spec section 8). If it fails to render, `ErrorPageBoundary` shows a plain sentence and a link home. */
export function ErrorPage() {
  return (
    <ErrorPageBoundary>
      <ErrorMessage />
    </ErrorPageBoundary>
  )
}

function ErrorMessage() {
  const kind = errorKind(useRouteError())
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-mist">
        <Icon name={ICONS[kind]} size={48} />
      </span>
      <h1>{t(`${kind}.title`)}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">{t(`${kind}.text`)}</p>
      {kind === 'error.notFound' && <NotFoundSearch />}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {kind !== 'error.notFound' && (
          <LinkButton to={pathname + search} reloadDocument>
            {t('error.retry')}
          </LinkButton>
        )}
        <LinkButton to={href('home', language)} look="secondary" reloadDocument>
          {t('error.home')}
        </LinkButton>
      </div>
    </div>
  )
}

function NotFoundSearch() {
  const { t } = useTranslation()
  return (
    <Form
      action={href('search', useLanguage())}
      role="search"
      aria-label={t('error.search')}
      className="mt-2 flex w-full max-w-xl gap-2"
    >
      <input
        type="search"
        name="query"
        required
        minLength={2}
        maxLength={200}
        aria-label={t('header.search.label')}
        placeholder={t('header.search.placeholder')}
        className="h-12 min-w-0 grow rounded-lg border border-control px-4 text-ellipsis placeholder:text-muted"
      />
      <Button>{t('header.search.submit')}</Button>
    </Form>
  )
}
