import type { ActionFunctionArgs } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { notStored } from '../page/not-stored'
import { pageCrumb } from '../page/page-crumb'
import type { PageHandle } from '../page/page-handle'
import { unlistedMeta } from '../page/unlisted-meta'
import { chooseConsent } from '../consent/choose-consent.server'
import { ConsentButtons } from '../consent/consent-buttons'
import { ConsentFields } from '../consent/consent-fields'
import { LandingFields } from '../consent/landing-fields'
import { useConsent } from '../consent/use-consent'
import { readForm } from '../forms/read-form.server'
import { href } from '../routing/href'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'

export const handle: PageHandle = { layout: 'default', fixedCrumbs: (language) => [pageCrumb(language, 'consent.settings')] }

/** The page shows one visitor's choice. */
export const headers = notStored

export async function action({ request, context }: ActionFunctionArgs) {
  const settings = href('cookieSettings', context.visitor.language)
  return chooseConsent(request, await readForm(request), settings, context)
}

/** Shows the choice and changes it (spec section 4, Consent: settings view). The banner's form is sent here too. */
export default function CookieSettings() {
  const { t } = useTranslation()
  const consent = useConsent()
  if (consent === null) return null
  return (
    <div className="page-width pt-6">
      <div className="mx-auto grid max-w-3xl gap-4">
        <h1>{t('consent.settings')}</h1>
        <p className="text-lg">{t('consent.intro')}</p>
        {consent.mask !== null && <Notice kind="success" title={t('consent.saved')} />}
        {/* The key makes the boxes show a choice that was just changed elsewhere. A new document ends the
            scripts of others, which may no longer run. */}
        <Form key={consent.mask} method="post" reloadDocument data-no-session className="grid gap-4">
          {/* A category that was refused before stays refused: only a first choice is about the visit so far. */}
          {consent.mask === null && <LandingFields />}
          <ConsentFields view={consent} />
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <ConsentButtons />
          </div>
        </Form>
      </div>
    </div>
  )
}

export const meta = unlistedMeta('consent.settings')
