import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export type CarrierId = 'postnord' | 'bring' | 'dhl' | 'dao' | 'gls' | 'budbee' | 'instabox'

export type TrackingCode = 'registered' | 'in-transit' | 'arrived' | 'out-for-delivery' | 'delivered' | 'returned'

/** Tracking events of carriers that send them instead of answering calls. Append-only; an event is stored once. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    carrier: text().$type<CarrierId>().notNull(),
    event_id: text().notNull(),
    tracking_number: text().notNull(),
    code: text().$type<TrackingCode>().notNull(),
    place: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carrier, table.event_id] }),
    index('parcel_events_parcel').on(table.carrier, table.tracking_number),
  ],
)
