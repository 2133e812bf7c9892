import { Form, useLocation } from '@remix-run/react'
import { ServerFragment } from '../fragments/server-fragment'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Html } from '../ui/html'
import { ConsentButtons } from './consent-buttons'
import { ConsentFields } from './consent-fields'
import type { ConsentView } from './consent-view'
import { LandingFields } from './landing-fields'

/**
 * The banner that asks for consent. It lies over the bottom of the page, so nothing moves when it goes, and it is a form of the
 * page of settings, so it works without JavaScript. Allow and reject are two similar buttons, one press each.
 */
export function ConsentForm({ view }: { view: ConsentView }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <section aria-label={t('consent.title')} className="consent-banner no-print" data-nosnippet>
      <Form
        method="post"
        action={href('cookieSettings', useLanguage())}
        preventScrollReset
        data-no-session
        className="consent-form"
      >
        <input type="hidden" name="return_to" value={pathname + search} />
        <LandingFields />
        <ServerFragment of={['consent', view]}>
          <Choices view={view} />
        </ServerFragment>
      </Form>
    </section>
  )
}

function Choices({ view }: { view: ConsentView }) {
  const { t } = useTranslation()
  return (
    <>
      {/* The first button is the one that Enter in a checkbox presses: it saves what is ticked. */}
      <button name="choice" value="save" tabIndex={-1} aria-hidden className="sr-only" />
      <div>
        <h2>{t('consent.title')}</h2>
        {view.text === '' ? <p>{t('consent.text')}</p> : <Html html={view.text} className="consent-text" />}
      </div>
      <div className="consent-buttons">
        <ConsentButtons />
      </div>
      <details className="consent-settings">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          {t('consent.choose')}
        </summary>
        <div className="grid gap-3 pb-2">
          <ConsentFields view={view} />
        </div>
      </details>
    </>
  )
}
