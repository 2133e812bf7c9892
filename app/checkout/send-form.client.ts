import type { ClientActionFunctionArgs } from '@remix-run/react'

/** The action of the checkout in the browser, see `answerTo`. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  return answerTo(await request.clone().formData(), () => serverAction())
}

/**
 * Sends the form. Without an answer of the shop, as in a tunnel, the page keeps the form and says so: the error page would take
 * all that was typed away. An order may have arrived all the same.
 */
export async function answerTo(form: FormData, send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const initialValue = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
    const body = JSON.stringify({ status: 'error', initialValue, error: errorOf(form) })
    // With this status the router asks for no data of the page.
    return new Response(body, { status: 503, headers: { 'content-type': 'application/json' } })
  }
}

function errorOf(form: FormData): Readonly<Record<string, readonly string[]>> {
  const pressed = form.get('intent')
  const intent = typeof pressed === 'string' ? pressed : ''
  // A code that was typed is meant with each button but the order's.
  const isOfCards =
    intent.endsWith('gift-card') || intent.startsWith('remove-gift-card ') || (form.get('gift_card_code') ?? '') !== ''
  if (intent !== 'order' && isOfCards) return { gift_card_code: ['giftCard.error.unavailable'] }
  return { '': [intent === 'order' ? 'checkout.unknown' : 'checkout.offline'] }
}

/**
 * Whether no whole answer came: the browser could not send (TypeError), or what came was not the shop's, such as a proxy's page.
 */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to decode turbo-stream'))
