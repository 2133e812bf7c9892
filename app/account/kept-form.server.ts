import { optional } from '../commerce/optional'
import type { RefusedForm } from '../forms/form-errors'
import type { Needs } from '../server/request-context.server'

/** Milliseconds in which a form that was sent after the login had expired is shown again. */
const LIFE_MS = 3600_000
const MAX_FIELDS = 100
/** In characters. A longer field is cut; a longer form is no person's, and is not kept. */
const MAX_LENGTH = 2000
const MAX_FORM_LENGTH = 20_000

/** Fields that are never stored: they give access, or are of no use later. */
const SECRET = /password|credential/

type Context = Needs<'session' | 'services'>

/** Keeps a form that was sent after the login had expired, as it was typed, until the customer has logged in again (decision 088). */
export async function keepForm(request: Request, { session, services }: Context): Promise<void> {
  const sent = await readSent(request)
  if (sent === null) return
  const path = new URL(request.url).pathname
  const at = services.now().getTime()
  // An unavailable session store must not close the way to the login.
  await optional(
    session.change((shopper) => {
      const keptForm = { path, form: sent.form, values: sent.values, customer: shopper.accountCart?.customer ?? null, at }
      return { ...shopper, keptForm }
    }),
    null,
  )
}

/** Forgets the kept form once a customer sends it, or another form of this name. */
export async function forgetSentForm(request: Request, { session }: Context): Promise<void> {
  if (request.method !== 'POST') return
  const kept = (await optional(session.read(), null))?.keptForm ?? null
  if (kept === null || kept.form !== (await readSent(request))?.form) return
  await drop(session)
}

async function drop(session: Context['session']): Promise<void> {
  await optional(
    session.change((shopper) => ({ ...shopper, keptForm: null })),
    null,
  )
}

/** The form that was kept for this page and this customer, with a message that nothing was saved; null without one. */
export async function keptForm(
  request: Request,
  { backend, session, services }: Context & Needs<'backend'>,
): Promise<RefusedForm | null> {
  const kept = (await optional(session.read(), null))?.keptForm ?? null
  if (kept === null || kept.path !== new URL(request.url).pathname) return null
  if (services.now().getTime() - kept.at > LIFE_MS) {
    await drop(session)
    return null
  }
  const isOwn = kept.customer === null || kept.customer === (await backend.profile())?.id
  return isOwn ? { form: kept.form, errors: { '': 'account.error.loggedOut' }, values: kept.values } : null
}

/** The fields of a submitted form but for secrets; null for a request that is none. The action still reads the request itself. */
async function readSent(request: Request) {
  if (request.method !== 'POST') return null
  // The action answers a malformed form; nothing of it can be kept.
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const name = form?.get('intent')
  if (form === null || typeof name !== 'string') return null
  const values = [...form].flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' && !SECRET.test(field) ? [[field.slice(0, MAX_LENGTH), value.slice(0, MAX_LENGTH)]] : [],
  )
  if (values.length > MAX_FIELDS || values.flat().join('').length > MAX_FORM_LENGTH) return null
  return { form: name.slice(0, MAX_LENGTH), values: Object.fromEntries(values) }
}
