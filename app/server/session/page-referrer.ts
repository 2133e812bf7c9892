/**
 * The header by which scripts tell the page that led to the document they run in. A form itself names the page it stands on, and before the first choice
 * of cookies nothing may remember what led there (decision 037).
 */
export const PAGE_REFERRER = 'x-page-referrer'
