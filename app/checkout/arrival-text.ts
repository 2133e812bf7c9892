import type { Translate } from '../store/translate'

/** When a delivery arrives: on `days` (in words), or that the day is not known while goods are sold out that nobody can date. */
export const arrivalText = (t: Translate, days: string | null | undefined): string =>
  days === undefined || days === null ? t('checkout.arrives.unknown') : t('checkout.arrives', { days })
