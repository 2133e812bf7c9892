import { optional } from '../commerce/optional'
import type { FormError, RefusedForm } from '../forms/form-errors'
import { FORM_CUSTOMER, FORM_TYPED, type KeptFormContext } from '../forms/kept-form'
import type { Needs } from '../server/request-context.server'
import type { KeptForm } from '../server/session/shopper'

/** Milliseconds in which a form that could not be taken is shown again. */
const LIFE_MS = 3600_000
const MAX_FIELDS = 100
/** In characters. A longer field is cut; a longer form is not stored. */
const MAX_LENGTH = 2000
const MAX_FORM_LENGTH = 20_000

/** Fields that are never stored: they give access, or are of no use later. */
const SECRET = /password|credential/
const CUSTOMER_ID = /^\d{1,15}$/

type Context = Needs<'session' | 'services'>

/** A form as it was sent. `customer`: id of the customer whose page has the form; null when the form has none. */
export type SentForm = { customer: number | null; form: string; values: Record<string, string> }

/**
 * Stores a form sent after the login expired, or in an outage. Its page shows it later, only to that customer or to a visitor who
 * may open the order (decision 088). A form of buttons does not replace a typed one.
 */
export async function keepForm(
  request: Request,
  sent: Pick<KeptForm, 'customer' | 'form' | 'values' | 'mayBeDone'>,
  { session, services }: Context,
): Promise<void> {
  if (isTooLong(sent)) return
  const { customer, form, values, mayBeDone } = sent
  const at = services.now().getTime()
  const keptForm = { path: new URL(request.url).pathname, form, values, customer, at, mayBeDone }
  const isSpared = (kept: KeptForm | null) => kept !== null && isTyped(kept) && !isOver(kept, at)
  // An unavailable session store must not close the way to the login.
  await optional(
    session.change((shopper) => (!isTyped(sent) && isSpared(shopper.keptForm) ? null : { ...shopper, keptForm })),
    null,
  )
}

/**
 * Forgets the kept form when its customer sends it, or another form of the same name. A button form does not replace a typed one.
 */
export async function forgetSentForm(
  sent: Pick<SentForm, 'form' | 'values'> | null,
  { session }: Needs<'session'>,
): Promise<void> {
  if (sent === null) return
  const kept = (await optional(session.read(), null))?.keptForm ?? null
  if (kept?.form === sent.form && (isTyped(sent) || !isTyped(kept))) await drop(session)
}

async function drop(session: Context['session']): Promise<void> {
  await optional(
    session.change((shopper) => ({ ...shopper, keptForm: null })),
    null,
  )
}

/** The customer whose page of the account area it is, and the form that was kept for this page and this customer. */
export async function loadKeptForm(request: Request, context: Context & Needs<'backend'>): Promise<KeptFormContext> {
  const customer = (await context.backend.profile())?.id ?? null
  return { customer, kept: customer === null ? null : await keptFor(customer, request, context) }
}

/**
 * The form that was kept for this page and this customer, or for a visitor who may open the page's order, with a
 * message about its effect; null without one.
 */
export async function keptFor(
  customer: KeptForm['customer'],
  request: Request,
  { session, services }: Context,
): Promise<RefusedForm | null> {
  const kept = (await optional(session.read(), null))?.keptForm ?? null
  if (kept === null || kept.path !== new URL(request.url).pathname) return null
  if (isOver(kept, services.now().getTime())) {
    await drop(session)
    return null
  }
  return kept.customer === customer ? { form: kept.form, errors: { '': errorOf(kept) }, values: kept.values } : null
}

/** The fields of a submitted form except secrets; null for a request that is none. The action still reads the request itself. */
export async function readSent(request: Request): Promise<SentForm | null> {
  if (request.method !== 'POST') return null
  // The action answers a malformed form; nothing of it can be kept.
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return form === null ? null : sentForm(form)
}

/** The fields of a form that was read, without secrets; null for a form without an intent. */
export function sentForm(form: FormData): SentForm | null {
  const name = form.get('intent')
  if (typeof name !== 'string') return null
  const customer = form.get(FORM_CUSTOMER)
  const values = [...form].flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' && !SECRET.test(field) ? [[field.slice(0, MAX_LENGTH), value.slice(0, MAX_LENGTH)]] : [],
  )
  return {
    customer: typeof customer === 'string' && CUSTOMER_ID.test(customer) ? Number(customer) : null,
    form: name.slice(0, MAX_LENGTH),
    values: Object.fromEntries(values),
  }
}

/** A form that has reached its action may have been carried out, although its answer was an outage. */
function errorOf(kept: KeptForm): FormError {
  if (isTyped(kept)) return kept.mayBeDone ? 'account.error.maybeSaved' : 'account.error.unsaved'
  return kept.mayBeDone ? 'account.error.maybeDone' : 'account.error.undone'
}

const isTyped = ({ values }: Pick<SentForm, 'values'>): boolean => FORM_TYPED in values

const isOver = ({ at }: KeptForm, now: number): boolean => now - at > LIFE_MS

function isTooLong({ values }: Pick<SentForm, 'values'>): boolean {
  const fields = Object.entries(values)
  return fields.length > MAX_FIELDS || fields.flat().join('').length > MAX_FORM_LENGTH
}
