const MAX_INTEGER = 2_147_483_647

/** Whether a number can be an id: PostgreSQL rejects comparisons with numbers beyond its integer range. */
export const canBeId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER
