/** One warehouse serves all four storefronts. */
export const WAREHOUSE_TIME_ZONE = 'Europe/Stockholm'
