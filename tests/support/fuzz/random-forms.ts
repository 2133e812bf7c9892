import fc from 'fast-check'
import type { Visitor } from '../shop/visitor'

/** Values of a field: what people type, what programs send, what attackers try. */
const VALUE = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1',
    '2.5',
    '1e9',
    '-0',
    'NaN',
    'Infinity',
    '٣',
    '0x10',
    '99999999999999999999',
    'null',
    'true',
  ),
  fc.constantFrom(
    '1',
    '-1',
    'add',
    'change',
    'remove',
    'undo-remove',
    'invoice',
    'klarna',
    '{"price":0}',
    '[]',
    '../../..',
    '%00',
    "' or 1=1 --",
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '//evil.example',
    'https://evil.example',
    '/sv?x=1#y',
    '\u0000',
    '\ud800',
    '🔋'.repeat(500),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: -10, max: 6000 }).map(String),
  fc.uuid(),
  fc.integer({ min: 1000, max: 20_000 }).map((length) => 'x'.repeat(length)),
)

/** Names of fields of the shop's forms, and names that each form must ignore. */
const NAME = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'intent',
      'product_id',
      'quantity',
      'uuid',
      'step',
      'return_to',
      'code',
      'line',
      'once',
      'checkout_id',
      'upselling',
      'upselling_bundle_id',
      'subscription_interval',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('seen_total', 'email', 'mobile', 'postal_code', 'shipping_method', 'payment_method', 'city'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('price', 'ordinary_price', 'total', 'vat', 'items', 'items[0].price', 'discount', 'campaign'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', '__intent__', 'a.b[0]', 'a[999999999]', '', '_data'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)

/** With these fields the rest of a review is parsed too. */
const REVIEWER = { order_number: 'SE100001', email: 'kund@example.com' }

/** Subscription intervals: valid ones, an empty one and invalid ones. */
const INTERVAL = fc.oneof(fc.constantFrom('1', '3', '4', '', '999999999'), VALUE)

type Pair = readonly [name: string, value: string]

/** Fields in any order, some missing, some repeated; often with the fields of one of the shop's forms. */
export const randomFields = (productIds: readonly number[]): fc.Arbitrary<Pair[]> => {
  const id = fc.oneof(fc.constantFrom(...productIds).map(String), VALUE)
  const shopForm = fc.oneof(
    fc.tuple(id, VALUE).map(([product_id, quantity]) => ({ intent: 'add', product_id, quantity })),
    id.map((product_id) => ({ intent: 'add', product_id })),
    fc.tuple(id, INTERVAL, VALUE).map(([product_id, subscription_interval, campaign]) => ({
      intent: 'add',
      product_id,
      subscription_interval,
      campaign,
    })),
    fc.tuple(id, VALUE).map(([product_id, quantity]) => ({
      intent: 'restore',
      session: 'the-lost',
      line: new URLSearchParams({ product_id, quantity, price: '0', added_by_coupon: 'X' }).toString(),
    })),
    fc.tuple(id, INTERVAL, VALUE).map(([product_id, subscription_interval, upselling_bundle_id]) => ({
      intent: 'restore',
      session: 'the-lost',
      line: new URLSearchParams({ product_id, quantity: '2', subscription_interval, upselling_bundle_id }).toString(),
    })),
    fc.tuple(VALUE, VALUE).map(([uuid, quantity]) => ({ intent: 'change', uuid, quantity })),
    VALUE.map((email) => ({ intent: 'notify', email })),
    fc.tuple(VALUE, VALUE, VALUE).map(([stars, title, text]) => ({ intent: 'review', stars, title, text, ...REVIEWER })),
  )
  const begin = fc.oneof(
    shopForm.map((form) => Object.entries(form)),
    fc.constant([]),
  )
  return fc.tuple(begin, fc.array(fc.tuple(NAME, VALUE), { maxLength: 8 })).map(([form, more]) => [...form, ...more])
}

export type Encoding = 'urlencoded' | 'multipart' | 'file'

/** Sends fields as a page of the shop does, or each as a file, as no page does. */
export function sendForm(visitor: Visitor, origin: string, path: string, fields: readonly Pair[], encoding: Encoding) {
  const body = encoding === 'urlencoded' ? new URLSearchParams(fields.map(([name, value]) => [name, value])) : new FormData()
  if (body instanceof FormData) {
    for (const [name, value] of fields) body.append(name, encoding === 'file' ? new File([value], 'field.txt') : value)
  }
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  return visitor.send(new Request(new URL(path, origin), { method: 'POST', body, headers }))
}
