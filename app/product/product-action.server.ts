import { confirmNotice, handleNotifyForm } from '../notify/notify-form.server'
import type { Needs } from '../server/request-context.server'
import { handleReviewForm } from '../reviews/review-form.server'
import { href } from '../routing/href'

/** Handles the forms of a product page by their `intent` field. Throws 400 for an unknown intent. */
export async function handleProductForm(
  form: FormData,
  slug: string,
  request: Request,
  context: Needs<'visitor' | 'backend' | 'reply' | 'services'>,
) {
  const handle = handlerOf(form.get('intent'))
  const { id } = await context.backend.product(slug)
  return handle(form, { id, path: href('product', context.visitor.language, { slug }), request }, context)
}

function handlerOf(intent: FormDataEntryValue | null) {
  switch (intent) {
    case 'review':
      return handleReviewForm
    case 'notify':
      return handleNotifyForm
    case 'confirm-notice':
      return confirmNotice
    default:
      throw new Response('An unknown form', { status: 400 })
  }
}
