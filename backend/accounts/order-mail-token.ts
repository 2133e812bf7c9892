import { subjectTokens } from './subject-token'

const DAY_SECONDS = 24 * 3600

/**
 * The order token that the links of a mail about an order carry: it opens that order for 90 days after the mail was written, any
 * number of times (decision 028). Its subject is the order's id.
 */
export const orderMailTokens = subjectTokens('kraftcell-order-mail', 90 * DAY_SECONDS)
