import { NewsletterForm } from '../../mailings/newsletter-form'
import { useTranslation } from '../../store/use-translation'

/** The newsletter signup and its description (spec section 2, Footer). */
export function FooterNewsletter() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="footer-newsletter" className="border-t border-line bg-white no-print">
      <div className="page-width grid gap-x-12 gap-y-4 py-8 lg:grid-cols-2">
        <div>
          <h2 id="footer-newsletter" className="text-lg font-bold">
            {t('newsletter.title')}
          </h2>
          <p className="max-w-prose text-muted">{t('newsletter.text')}</p>
        </div>
        <NewsletterForm place="footer" />
      </div>
    </section>
  )
}
