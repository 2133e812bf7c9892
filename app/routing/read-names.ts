/** The query names that the catalogue's pages read, and `f.` before the name of a facet. */
const READ = new Set(['query', 'page', 'sort', 'campaign', 'fits', 'reviews', 'reviews-sort', 'type', 'brand', 'device'])

/** Whether a page of the catalogue shows something else for another value of a query parameter. */
export const isRead = (name: string): boolean => READ.has(name) || name.startsWith('f.')
