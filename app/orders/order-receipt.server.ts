import { ReceiptFileQuery } from '../commerce/contract/order-detail'
import { pageNotFound } from '../commerce/page-failure.server'
import type { PersonalEndpoint } from '../server/endpoint.server'
import { requireOrderAccess } from './order-access.server'

/**
 * A document of an order as a PDF, for a visitor who may see the order. Without a Content-Security-Policy, which
 * would block the browsers' PDF viewers.
 */
export const orderReceipt: PersonalEndpoint = async ({ url, context }) => {
  const id = url.searchParams.get('id') ?? ''
  const asked = ReceiptFileQuery.safeParse({ document: url.searchParams.get('document') ?? undefined })
  if (!asked.success) throw pageNotFound()
  const { answer } = await requireOrderAccess(id, context).call('orderReceiptFile', { params: { id }, query: asked.data })
  return new Response(Buffer.from(answer.content, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${answer.filename}"`,
      'cache-control': 'no-store',
    },
  })
}
