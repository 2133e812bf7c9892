/** The number in an amount as a document shows it: `–1 234,50 kr` is -1234.5. */
export function amountIn(money: string): number {
  const number = Number(money.replaceAll(/[^\d,]/g, '').replace(',', '.'))
  return /[-−–]/.test(money) ? -number : number
}
