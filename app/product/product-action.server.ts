import { handleNotifyForm } from '../notify/notify-form.server'
import type { Needs } from '../server/request-context.server'
import { handleReviewForm } from '../reviews/review-form.server'
import { href } from '../routing/href'

/** Takes the forms of a product's page, told apart by their `intent`; one that has none of them is no form of ours (400). */
export async function handleProductForm(form: FormData, slug: string, context: Needs<'visitor' | 'backend'>) {
  const handle = handlerOf(form.get('intent'))
  const { id } = await context.backend.product(slug)
  return handle(form, { id, path: href('product', context.visitor.language, { slug }) }, context)
}

function handlerOf(intent: FormDataEntryValue | null) {
  switch (intent) {
    case 'review':
      return handleReviewForm
    case 'notify':
      return handleNotifyForm
    default:
      throw new Response('An unknown form', { status: 400 })
  }
}
