import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { parseForm } from '../forms/parse-form.server'
import { safeRedirect } from '../routing/safe-redirect'
import { consentCookie, gpcChoiceCookie, grantedCookie } from '../server/cookies.server'
import { isMeasured } from '../server/process/analytics-settings'
import type { Needs } from '../server/request-context.server'
import { campaignOf } from '../server/session/campaign'
import { campaignCookie, landingOfReferrer } from '../server/session/campaign.server'
import type { Campaign } from '../server/session/cart-state'
import { CHOSEN_UNDER_GPC, sendsGpc } from '../store/global-privacy-control'
import { ALL, CATEGORY_NAMES, grantsAnything, isGranted, maskOf } from '../store/consent-mask'

const Choice = z.object({
  choice: z.enum(['all', 'reject', 'save']),
  category: z.array(z.enum(CATEGORY_NAMES)).default([]),
  return_to: z.string().optional(),
  /** The page that the visit began with and the page before it, as far as scripts know them. */
  landing: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  referrer: z.string().optional(),
})

/**
 * Stores what the banner or the settings were answered, and leads back to where they stood. With consent to ad storage the
 * campaign that led here is kept from now on. Throws 400 for an invalid form.
 */
export async function chooseConsent(
  request: Request,
  form: FormData,
  fallback: string,
  context: Needs<'reply' | 'services' | 'session' | 'visitor'>,
): Promise<Response> {
  const { publicOrigin } = context.services
  const submission = parseForm(form, Choice)
  if (submission.status !== 'success') throw new Response('Not a choice of cookies', { status: 400 })
  const { choice, category, return_to: returnTo, landing, referrer } = submission.value
  const mask = choice === 'all' ? ALL : maskOf(choice === 'reject' ? [] : category)
  context.reply.cookies.push(consentCookie(mask, publicOrigin))
  const isCounted = isMeasured(context.services.analytics, context.visitor.language)
  if (isCounted && grantsAnything(mask) && mask !== context.visitor.consent)
    context.reply.cookies.push(grantedCookie(mask, publicOrigin))
  const isUnderGpc = sendsGpc(request.headers.get('sec-gpc'))
  const wasUnderGpc = (request.headers.get('cookie') ?? '').includes(`${CHOSEN_UNDER_GPC}=`)
  if (isUnderGpc || wasUnderGpc) context.reply.cookies.push(gpcChoiceCookie(isUnderGpc, mask, publicOrigin))
  const campaign = isGranted(mask, 'adStorage') ? campaignOfVisit() : null
  const cookie = campaign === null ? null : campaignCookie(campaign, publicOrigin)
  if (cookie !== null) context.reply.cookies.push(cookie)
  // Forgets the campaign data that was recorded with the cart before the refusal.
  if (!isGranted(mask, 'adStorage') && context.visitor.hasSession) {
    await context.session.change((shopper) => ({ ...shopper, cart: { ...shopper.cart, campaignData: null } }))
  }
  return redirect(safeRedirect(returnTo, fallback), 303)

  /** The campaign that led to the visit, which was not recorded while there was no consent. */
  function campaignOfVisit(): Campaign | null {
    if (landing === undefined) return landingOfReferrer(request, publicOrigin)
    return campaignOf(new URL(landing), publicOrigin, referrer ?? null)
  }
}
