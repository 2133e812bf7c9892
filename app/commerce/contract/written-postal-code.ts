/** A valid postal code as people write it: `111 20` in Sweden. */
export const writtenPostalCode = (code: string, countryCode: string): string =>
  countryCode === 'SE' ? code.replace(/^(\d{3}) ?(\d{2})$/, '$1 $2') : code
