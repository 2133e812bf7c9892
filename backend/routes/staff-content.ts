import type { Hono } from 'hono'
import { DraftId, DraftTexts, previewLink, publishDraft, saveDraft } from '../content/drafts'
import { parse, readJson } from '../http/parse'
import { NewsletterIssue, sendNewsletter } from '../newsletter/send-newsletter'
import type { Services } from '../services'

/** Drafts of content pages, by key and language: save, preview and publish one; and a page sent as a newsletter. */
export function mountStaffContent(admin: Hono, services: Services): void {
  const path = '/pages/:key/:language'
  const idOf = (params: unknown) => parse(DraftId, params, 'path')

  admin.post(`${path}/draft`, async ({ req, body }) => {
    await saveDraft(idOf(req.param()), parse(DraftTexts, await readJson(req.raw), 'body'), services)
    return body(null, 204)
  })

  admin.post(`${path}/preview`, async ({ req, json }) => json(await previewLink(idOf(req.param()), services)))

  admin.post(`${path}/publish`, async ({ req, body }) => {
    await publishDraft(idOf(req.param()), services)
    return body(null, 204)
  })

  admin.post('/newsletters', async ({ req, json }) =>
    json(await sendNewsletter(parse(NewsletterIssue, await readJson(req.raw), 'body'), services)),
  )
}
