import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { cleanHtml } from '../commerce/clean-html.server'
import { notStored } from '../page/not-stored'
import type { PageHandle } from '../page/page-handle'
import { ServicePage } from '../page/service-page'
import { unlistedMeta } from '../page/unlisted-meta'
import { useTranslation } from '../store/use-translation'
import { Html } from '../ui/html'
import { Notice } from '../ui/notice'

export const handle: PageHandle = { layout: 'plain', keepsQuery: true }

/** The draft that the staff's link names (`?draft=`), never from a cache; null without a link. Throws 404 for an expired link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('draft')
  if (token === null || token === '') return { draft: null }
  const { answer } = await context.backend.call('pagePreview', { body: { token: token.slice(0, 1000) } })
  return { draft: { title: answer.title, content: cleanHtml(answer.content) } }
}

/** A draft of a content page before it is published (spec section 2, Page preview). */
export default function PagePreview() {
  const { t } = useTranslation()
  const { draft } = useLoaderData<typeof loader>()
  if (draft === null) {
    return (
      <ServicePage title={t('pagePreview.title')}>
        <p>{t('pagePreview.text')}</p>
      </ServicePage>
    )
  }
  return (
    <article className="page-width grid gap-6 pt-6">
      <Notice kind="warning" title={t('pagePreview.title')}>
        <p>{t('pagePreview.draft')}</p>
      </Notice>
      <h1>{draft.title}</h1>
      <Html html={draft.content} />
    </article>
  )
}

export const headers = notStored
export const meta = unlistedMeta('pagePreview.title')
