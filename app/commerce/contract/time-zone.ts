/** The clock of the warehouse and of all four stores. */
export const TIME_ZONE = 'Europe/Stockholm'
