import type { Translate } from './translate'

/** The labels of a pagination in the storefront's language. */
export function paginationLabels(t: Translate) {
  return {
    list: t('pagination.label'),
    previous: t('pagination.previous'),
    next: t('pagination.next'),
    page: (page: number) => t('pagination.page', { page }),
  }
}
