import { latePart } from '../../fragments/late-part'
import { ReviewWidget } from '../../review-widget/review-widget'
import type { ChromeData } from '../chrome-data.server'
import { HomeLink } from '../home-link'
import { FooterEnd } from './footer-end'
import { FooterLinks } from './footer-links'
import { FooterStart } from './footer-start'

const Start = latePart(import.meta.env.SSR ? FooterStart : null, async () => (await import('./footer-start')).FooterStart)
const Links = latePart(import.meta.env.SSR ? FooterLinks : null, async () => (await import('./footer-links')).FooterLinks)
const End = latePart(import.meta.env.SSR ? FooterEnd : null, async () => (await import('./footer-end')).FooterEnd)

/** Footer of every layout. `newsletter` tells whether the page's footer has the signup. */
export function Footer({ data, newsletter }: { data: ChromeData; newsletter: boolean }) {
  return (
    <footer className="off-screen-footer">
      <Start message={data.footerMessage} newsletter={newsletter} />
      <div className="on-ink bg-ink text-white no-print">
        <div className="page-width grid gap-8 py-10 md:grid-cols-3 lg:grid-cols-[1.2fr_repeat(3,1fr)]">
          {/* Outside the late part: replacing its markup would remove what the widget's script has inserted. */}
          <div className="md:max-lg:col-span-full">
            <HomeLink use="alternateLogo" />
            <ReviewWidget />
          </div>
          <Links footer={data.footer} />
        </div>
        <div className="page-width">
          <End year={data.year} />
        </div>
      </div>
    </footer>
  )
}
