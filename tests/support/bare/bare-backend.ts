import { calledBy } from '../faults/called'
import type { TestShop } from '../shop/open-shop'
import { type Shape, UNSPECIFIED } from './specified'

/**
 * Lets the backend of a shop answer as one that knows the specification alone: each call in its shape, and 404 to calls that the
 * specification does not have. Calls without a shape, of checkout and orders, answer as they do.
 */
export function answerBarely(shop: TestShop, shapes: Readonly<Record<string, Shape>>): void {
  shop.respond = async (path, send, { method }) => {
    const call = calledBy(method, path) ?? ''
    if (UNSPECIFIED.includes(call)) return new Response(null, { status: 404 })
    const answer = await send()
    const shape = shapes[call]
    if (shape === undefined || !answer.ok) return answer
    const records = answer.headers.get('x-be-records')
    return Response.json(shape(await answer.json()), records === null ? {} : { headers: { 'x-be-records': records } })
  }
}
