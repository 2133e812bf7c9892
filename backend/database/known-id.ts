const LARGEST = 2_147_483_647

/** Whether a number can be an id at all; PostgreSQL refuses to compare one beyond its integers. */
export const canBeId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST
