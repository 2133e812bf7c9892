const PAGE_SIZE = { default: 48, max: 96 }

type Requested = { page?: number | undefined; page_size?: number | undefined }

/** The requested page of `total` rows, limited to the first and last page. `offset` is the index of its first row. */
export function pageOf(requested: Requested, total: number): { page: number; pages: number; page_size: number; offset: number } {
  const page_size = Math.min(Math.max(requested.page_size ?? PAGE_SIZE.default, 1), PAGE_SIZE.max)
  const pages = Math.max(1, Math.ceil(total / page_size))
  const page = Math.min(Math.max(requested.page ?? 1, 1), pages)
  return { page, pages, page_size, offset: (page - 1) * page_size }
}
