import type { Translate } from '../store/translate'

/**
 * The days on which a delivery arrives, in words, or that they are not known, because goods are
 * sold out and expected on no known day.
 */
export const arrivalText = (t: Translate, days: string | null | undefined): string =>
  days === undefined || days === null ? t('checkout.arrives.unknown') : t('checkout.arrives', { days })
