/** Whether a text has the form of an order number: the country of the storefront and digits, in any case. */
export const isOrderNumber = (text: string): boolean => /^(SE|NO|DE|DK)\d{1,12}$/i.test(text)
