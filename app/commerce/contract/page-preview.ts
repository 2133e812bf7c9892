import { z } from 'zod'
import { LANGUAGES } from './languages'
import { NoQuery } from './query'

/** The draft of a content page in one language. `path` is below the language prefix. */
export const PagePreview = z.object({
  language: z.enum(LANGUAGES),
  path: z.string(),
  title: z.string(),
  content: z.string(),
})
export type PagePreview = z.infer<typeof PagePreview>

/**
 * POST /api/page-previews: the draft that a signed link of the staff names (spec section 2, Page preview). 404 when the link is
 * not valid any more, or there is no draft now. A part of `calls`.
 */
export const previewCalls = {
  pagePreview: {
    method: 'POST',
    path: '/api/page-previews',
    query: NoQuery,
    body: z.object({ token: z.string().min(1).max(1000) }),
    answer: PagePreview,
  },
} as const
