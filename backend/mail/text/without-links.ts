/** A word that a mail program would turn into a link: with a scheme, or like a domain or an address. */
const LINK = /\S*(?:[a-z][a-z\d+.-]*:\/\/|www\.|[\p{L}\d-]+\.[\p{L}]{2,})\S*/giu

/** A text with every word that could become a link replaced by an ellipsis. */
export const withoutLinks = (text: string): string => text.replaceAll(LINK, '…')
