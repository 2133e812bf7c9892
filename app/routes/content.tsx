import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../page/page-handle'
import { alternatesBy } from '../routing/alternates'
import { contentHref } from '../routing/href'
import { pageMeta } from '../routing/page-meta'
import { Html } from '../ui/html'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  crumbs: ({ title }) => [{ text: title }],
  alternates: ({ alternates }) => alternates,
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await context.backend.contentPage(params['*'] ?? '')
  return {
    title: page.title,
    description: page.description,
    content: page.content,
    path: contentHref(context.visitor.language, page.path),
    alternates: alternatesBy(page.alternates, contentHref),
  }
}

export { clientLoader } from '../navigation/page-data.client'

export default function ContentRoute() {
  const { title, content } = useLoaderData<typeof loader>()
  return (
    <article className="page-width">
      <div className="mx-auto max-w-3xl">
        <h1>{title}</h1>
        <Html html={content} className="prose mt-6" />
      </div>
    </article>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { title, description, path, alternates } = data
  return pageMeta(matches, { title, description, canonical: path, alternates })
}
