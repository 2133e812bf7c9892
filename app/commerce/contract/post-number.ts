/** The form of the Postnummer of a DHL customer, which opens a Packstation: 6 to 10 digits. */
export const POST_NUMBER = /^\d{6,10}$/
