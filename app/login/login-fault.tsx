import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * In place of the login forms, when their code cannot be loaded: the page behind stays, and a link leads to the forms' own page.
 */
export function LoginFault() {
  const { t } = useTranslation()
  return (
    <p role="alert">
      {t('error.title')}.{' '}
      <a href={href('login', useLanguage())} data-document className="underline underline-offset-4">
        {t('error.retry')}
      </a>
    </p>
  )
}
