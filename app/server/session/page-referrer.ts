/**
 * The header by which scripts tell the page that led to the document they run in. The referrer of a form is its own page, and
 * before the first choice of cookies the page before that must not be stored (decision 037).
 */
export const PAGE_REFERRER = 'x-page-referrer'
