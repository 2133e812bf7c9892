import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

export function ErrorPage() {
  const error = useRouteError()
  const { t } = useTranslation()
  const kind = !isRouteErrorResponse(error)
    ? 'error'
    : error.status === 404
      ? 'error.notFound'
      : error.status === 503
        ? 'error.unavailable'
        : 'error'
  return <h1>{t(`${kind}.title`)}</h1>
}
