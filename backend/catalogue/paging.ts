const PAGE_SIZE = { default: 48, max: 96 }

type Asked = { page?: number | undefined; page_size?: number | undefined }

/** Which rows of `total` a page is: the page asked for, at least the first and at most the last. */
export function pageOf(asked: Asked, total: number): { page: number; pages: number; page_size: number; offset: number } {
  const page_size = Math.min(Math.max(asked.page_size ?? PAGE_SIZE.default, 1), PAGE_SIZE.max)
  const pages = Math.max(1, Math.ceil(total / page_size))
  const page = Math.min(Math.max(asked.page ?? 1, 1), pages)
  return { page, pages, page_size, offset: (page - 1) * page_size }
}
