/** The reasons for which a code is refused, as translation keys. */
export const GIFT_CARD_ERRORS = [
  'giftCard.error.unknown',
  'giftCard.error.expired',
  'giftCard.error.empty',
  'giftCard.error.currency',
  'giftCard.error.tooMany',
  'giftCard.error.limit',
  'giftCard.error.unavailable',
  'giftCard.error.subscription',
  'giftCard.hint',
] as const
export type GiftCardError = (typeof GIFT_CARD_ERRORS)[number]
