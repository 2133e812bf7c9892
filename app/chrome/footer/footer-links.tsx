import type { ChromeData } from '../chrome-data.server'
import { ServerFragment } from '../../fragments/server-fragment'
import { href } from '../../routing/href'
import { LinkButton } from '../../ui/button'
import { Html } from '../../ui/html'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

/**
 * The columns of links; those that the backend could not deliver are left out. Withdrawal and termination do not depend on them:
 * they must be on every page (Directive 2011/83/EU, article 11a; § 312k BGB).
 */
export function FooterLinks({ footer }: { footer: ChromeData['footer'] }) {
  return (
    <ServerFragment of={['footer links', footer]}>
      <Columns footer={footer} />
    </ServerFragment>
  )
}

function Columns({ footer: { help, about, service } }: { footer: ChromeData['footer'] }) {
  const { t } = useTranslation()
  const { brand, language } = useStore()
  return (
    <>
      <LinkList name="help" title={t('footer.help')} html={help} />
      <LinkList name="about" title={t('footer.about', { brand })} html={about} />
      <div>
        <LinkList name="service" title={t('footer.service')} html={service} />
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
    </>
  )
}

/** A list of links, as HTML from the backend. The browser reads it back by its `name` (`footer-in-markup.client.ts`). */
function LinkList({ name, title, html }: { name: keyof ChromeData['footer']; title: string; html: string }) {
  if (html === '') return null
  return (
    <section data-list={name}>
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      <Html html={html} className="link-list text-white/85" />
    </section>
  )
}
