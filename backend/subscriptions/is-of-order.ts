import { sql } from 'drizzle-orm'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'

/** Whether a subscription was begun by the order, or the order is a delivery of it. */
export const isOfOrder = (orderId: string) =>
  sql`${orderId} in (${subscriptions.order_id}, (select ${subscriptionRenewals.order_id} from ${subscriptionRenewals}
    where ${subscriptionRenewals.subscription_id} = ${subscriptions.id} and ${subscriptionRenewals.order_id} = ${orderId}))`
