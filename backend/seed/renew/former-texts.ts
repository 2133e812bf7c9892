/**
 * Hashes of what the last release before seed versions wrote into tables that do not keep the time of a change: each widget in
 * all languages, and all search hints, brands, names of attributes and their words. They do not change any more.
 */
export const FORMER_TEXTS: readonly string[] = [
  'eS1K3XccWpSAcZ69', // cookie-alert
  'QEFw2rm-k_7YV6b-', // store-message
  'crXAYaNjmYGyncmi', // store-message-footer
  '26XXfa-bCMvLEXUk', // footer-help
  'QfMA6S31g1s9p7vM', // footer-be
  'zHhsMjvzzy9YeTmF', // footer-customer-service
  'iHdBkeatopqnAb6t', // search hints
  'amXZEALRvXMkEwFQ', // brands, after the migration `country-of-makers`
  'BJLVQOdVzABWvsoC', // names of attributes
  'V6s7uWZrIqdAuVAG', // words of attributes
]
