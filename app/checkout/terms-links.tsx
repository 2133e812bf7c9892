import { useTranslation } from '../store/use-translation'
import { contentHref } from '../routing/href'
import { useStore } from '../store/use-shop'

/** The terms open in a new window, so that the form keeps what was typed. */
export function TermsLinks() {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const link = (path: string, text: string) => (
    <a
      href={contentHref(language, path)}
      target="_blank"
      rel="noopener"
      className="inline-block py-3 text-petrol underline underline-offset-4"
    >
      {text}
    </a>
  )
  return (
    <p className="mb-2 flex flex-wrap gap-x-5 text-sm">
      {link(paths.terms, t('checkout.terms.link'))}
      {link(paths.returns, t('checkout.returns.link'))}
      {link(paths.privacy, t('checkout.privacy.link'))}
    </p>
  )
}
