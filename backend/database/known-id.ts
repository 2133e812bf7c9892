const MAX_INTEGER = 2_147_483_647

/** Whether a number can be an id: PostgreSQL rejects comparisons with numbers beyond its integer range. */
export const canBeId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be compared with a column of type uuid; any other is an error of the query. */
export const isUuid = (text: string): boolean => UUID.test(text)
