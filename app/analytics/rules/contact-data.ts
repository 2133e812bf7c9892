import { isEan13 } from '../../store/gtin'

/** A domain begins with a letter or has a top-level domain: `12V@5A` is no e-mail address. */
const EMAIL = /[^\s@/"”“„«»]+(?:@|%40)(?=\p{L}|[^\s@]+\.\p{L}{2})[^\s@/"”“„«»]+/gu

/** A phone number with `+` or a leading 0: 8 digits or more in any groups. */
const PREFIXED = /(?<![\p{L}\d]|\d-)(?:\+|\(?0)(?:[\s()./-]*\d){7,}/gu
/**
 * Phone numbers without such a prefix: 3 or more groups of at most 4 digits, `70-1234567`, or digits only. Part numbers
 * such as `807957-001` have fewer groups.
 */
const GROUPED = /(?<![\p{L}\d]-?)\d{2,4}(?:[\s./-]\d{2,4}){2,}(?!\d)/gu
const AREA_CODE = /(?<![\p{L}\d]-?)\d{2}[\s/-]\d{6,8}(?!\d)/gu
const DIGITS = /(?<!\d)\d{6,8}-\d{4}(?!\d)|\d{9,}/g

/** A text without the e-mail addresses and phone numbers that a shopper may have typed. */
export function withoutContacts(text: string): string {
  return withoutEmail(text)
    .replace(PREFIXED, ':number')
    .replace(GROUPED, (found) => (found.replace(/\D/g, '').length < 8 ? found : ':number'))
    .replace(AREA_CODE, ':number')
    .replace(DIGITS, (found) => (isEan13(found) ? found : ':number'))
}

export function withoutEmail(text: string): string {
  return text.replace(EMAIL, ':email')
}
