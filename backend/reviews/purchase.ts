import { inArray, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '../../app/commerce/contract/order'
import { orders } from '../database/schema/orders'

const BOUGHT: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered', 'returned']

/**
 * Orders whose buyers may review what is in them, and whose reviews are shown as verified purchases. A `pending` order is not
 * paid, and a `cancelled` one was never delivered.
 */
export const isPurchase: SQL = inArray(orders.status, BOUGHT)
