import { TIME_ZONE } from '../commerce/contract/time-zone'
import { shownOrganisationNumber } from '../commerce/contract/shown-organisation-number'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'
import { dateFormat } from '../store/intl-formats'

/** All four storefronts are in countries with this time. */
const MOMENT = { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE } as const
const DAY_FORMAT = { dateStyle: 'medium', timeZone: TIME_ZONE } as const

/** The data of the profile page. All but the customer's details may be missing in an outage: null then. */
export async function loadProfile({ backend, visitor }: Needs<'backend' | 'visitor'>) {
  const [{ answer: details }, change, newsletter, devices, passkeys] = await Promise.all([
    backend.call('accountDetails', {}),
    optional(backend.call('pendingEmailChange', {}), null),
    optional(backend.call('ownNewsletter', {}), null),
    optional(backend.call('savedDevices', {}), null),
    optional(backend.call('ownPasskeys', {}), null),
  ])
  const pending = change?.answer.pending ?? null
  const { iso } = visitor.store
  return {
    details: { ...details, organisation_number: shownOrganisationNumber(details.organisation_number) },
    pending: pending && { ...pending, until: dateFormat(iso, MOMENT).format(new Date(pending.expires_at)) },
    hasNewsletter: newsletter?.answer.wanted ?? null,
    devices: devices?.answer ?? null,
    passkeys:
      passkeys === null
        ? null
        : passkeys.answer.map(({ id, name, created_at, used_at }) => ({
            id,
            name,
            created: dayOf(created_at, iso),
            used: used_at === null ? null : dayOf(used_at, iso),
          })),
  }
}

const dayOf = (at: string, iso: string) => dateFormat(iso, DAY_FORMAT).format(new Date(at))
