import { z } from 'zod'
import { required, type Reader } from './readers/field'
import { textOf } from './readers/scalar'

/**
 * It stands in addresses as it is: characters that need no escape, and not `.` or `..`, which lead to another address, nor a word
 * that has this place in an address of its own (`my-order/return/{id}`).
 */
const URL_SAFE = /^(?!(?:\.+|return|confirmation|failed)$)[\w.~-]{1,64}$/

const orderIdOf: Reader<string> = (input) => {
  const text = textOf(input)
  return text !== undefined && URL_SAFE.test(text) ? text : undefined
}

/** The id of an order, or of its checkout, in the form that a backend gives it: those of the reference backend are UUIDs. */
export const OrderId = required(orderIdOf)

/** The same id in a request. */
export const WrittenOrderId = z.string().regex(URL_SAFE)
