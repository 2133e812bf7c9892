/**
 * The number of a company as its country writes it, for display: `556677-8899` in Sweden, `974 760 673` in Norway. Numbers are
 * kept without signs (app/checkout/organisation-number.ts); those of Denmark and Germany are written so, too.
 */
export function shownOrganisationNumber(number: string): string {
  if (/^\d{10}$/.test(number)) return `${number.slice(0, 6)}-${number.slice(6)}`
  return /^\d{9}$/.test(number) ? number.replace(/^(\d{3})(\d{3})/, '$1\u00a0$2\u00a0') : number
}
