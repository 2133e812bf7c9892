/** Whether prices include VAT (spec section 4, Price display); the first value is the default (section 3, Cart state). */
export const VAT_DISPLAYS = ['including', 'excluding'] as const
export type VatDisplay = (typeof VAT_DISPLAYS)[number]

/** The VAT display of a storefront: `excluding` only if the storefront allows it and it was chosen. */
export function vatDisplay({ allowExVat }: { allowExVat: boolean }, chosen: unknown): VatDisplay {
  return allowExVat && chosen === 'excluding' ? 'excluding' : 'including'
}
