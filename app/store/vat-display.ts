/** Whether amounts are shown with VAT or without (spec section 4, Price display); the default first (section 3, Cart state). */
export const VAT_DISPLAYS = ['including', 'excluding'] as const
export type VatDisplay = (typeof VAT_DISPLAYS)[number]

/** How a storefront shows its prices, whatever was chosen elsewhere: without VAT only where that is allowed, and only when asked for. */
export function vatDisplay({ allowExVat }: { allowExVat: boolean }, chosen: unknown): VatDisplay {
  return allowExVat && chosen === 'excluding' ? 'excluding' : 'including'
}
