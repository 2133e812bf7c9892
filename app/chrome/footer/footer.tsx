import { Link } from '@remix-run/react'
import type { ChromeData } from '../chrome-data.server'
import { ReviewWidget } from '../../review-widget/review-widget'
import { href } from '../../routing/href'
import { LinkButton } from '../../ui/button'
import { Html } from '../../ui/html'
import { HomeLink } from '../home-link'
import { MessageBar } from '../message-bar'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { FooterMarks } from './footer-marks'
import { FooterNewsletter } from './footer-newsletter'
import { FooterPromises } from './footer-promises'
import { PriceDisclaimer } from './price-disclaimer'

/**
 * Footer of every layout; parts that the backend could not deliver are left out. Withdrawal and termination do not depend on them:
 * they must be on every page (Directive 2011/83/EU, article 11a; § 312k BGB). `newsletter` tells whether the page's footer has the signup.
 */
export function Footer({ data, newsletter }: { data: ChromeData; newsletter: boolean }) {
  const { t } = useTranslation()
  const { brand, language } = useStore()
  const { help, about, service } = data.footer
  return (
    <footer className="off-screen-footer mt-auto">
      <MessageBar html={data.footerMessage} />
      <FooterPromises />
      {newsletter && <FooterNewsletter />}
      <div className="on-ink bg-ink text-white no-print">
        <div className="page-width grid gap-8 py-10 md:grid-cols-[1.2fr_repeat(3,1fr)]">
          <div>
            <HomeLink use="alternateLogo" />
            <ReviewWidget />
          </div>
          <LinkList title={t('footer.help')} html={help} />
          <LinkList title={t('footer.about', { brand })} html={about} />
          <div>
            <LinkList title={t('footer.service')} html={service} />
            <div className="mt-4 grid justify-items-start gap-3">
              {/* Paragraphs, so that a browser without style sheets keeps the two apart. */}
              <p>
                <LinkButton to={href('withdrawal', language)} look="secondary">
                  {t('withdrawal.title')}
                </LinkButton>
              </p>
              <p>
                <LinkButton to={href('termination', language)} look="secondary">
                  {t('termination.title')}
                </LinkButton>
              </p>
            </div>
          </div>
        </div>
        <div className="page-width">
          <div className="grid gap-6 border-t border-white/20 py-6">
            <FooterMarks />
            <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-white/85">
              <p>{t('footer.copyright', { year: data.year, brand })}</p>
              <p>
                <Link to={href('cookieSettings', language)} className="py-1 text-white underline underline-offset-4">
                  {t('consent.settings')}
                </Link>
              </p>
              <PriceDisclaimer />
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** A list of links, as HTML from the backend. */
function LinkList({ title, html }: { title: string; html: string }) {
  if (html === '') return null
  return (
    <section>
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      <Html html={html} className="link-list text-white/85" />
    </section>
  )
}
