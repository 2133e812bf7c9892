/** The words that every mail about an order needs, by what they stand beside. Names in braces are replaced by values. */
export type OrderTexts = {
  number: string
  placed: string
  article: string
  sum: string
  sku: string
  /** `{quantity}` pieces at `{price}` each. */
  pieces: string
  interval: string
  expected: string
  goods: string
  /** `{code}` is the discount code. */
  discount: string
  customerDiscount: string
  freight: string
  fee: string
  free: string
  total: string
  vat: string
  /** A gift card that pays a part. */
  giftCard: string
  /** The rest that the order leaves on the card. */
  giftCardLeft: string
  toPay: string
  delivery: string
  arrives: string
  servicePoint: string
  /** The customer's number at DHL. */
  postNumber: string
  address: string
  billing: string
  company: string
  reference: string
  gift: string
  giftAtOnce: string
  /** In an order with goods, the payment is captured and the card created when the goods are sent. */
  giftWithGoods: string
  giftSent: string
  giftNotBefore: string
  payment: string
  due: string
  /** Before dispatch. */
  dueAfter: string
  /** Labels of an invoice's amount, due day and recipient. */
  owed: string
  dueDay: string
  recipient: string
  paid: string
  unpaid: string
  message: string
}
