import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../page/page-handle'
import { chosenIn, finderTexts } from '../finder/finder-page'
import { finderHref, finderSearch, parseFinderQuery } from '../routing/finder-query'
import { FinderView } from '../finder/finder-view'
import { alternatesBy, sameParamsAlternates } from '../routing/alternates'
import { href } from '../routing/href'
import { pageMeta } from '../routing/page-meta'
import { SearchForm } from '../search/search-form'
import { translations } from '../store/translations'
import { useTranslation } from '../store/use-translation'

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>

export const handle: PageHandle<Data> = {
  layout: 'default',
  crumbs({ chosen: { type, brand } }, language) {
    const { t } = translations(language)
    return [
      { text: t('finder.link'), to: finderHref(language) },
      ...(type ? [{ text: type.name, to: finderHref(language, { type: type.key }) }] : []),
      ...(brand ? [{ text: brand.name }] : []),
    ]
  },
  alternates: ({ alternates }) => alternates,
}

/** Redirects to the page of a chosen device. A device that does not match the chosen type and brand counts as not chosen. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { type, brand, device } = parseFinderQuery(new URL(request.url).searchParams)
  const found = await context.backend.devices({ type, brand })
  const model = found.models.find(({ key }) => key === device)
  if (model) return redirect(href('device', context.visitor.language, { key: model.key }))
  const chosen = chosenIn(found)
  const query = finderSearch({ type: chosen.type?.key, brand: chosen.brand?.key })
  return {
    language: context.visitor.language,
    found,
    chosen,
    canonical: href('finder', context.visitor.language) + query,
    alternates: alternatesBy(sameParamsAlternates('finder', {}), (_, path) => path + query),
  }
}

export { clientLoader } from '../navigation/page-data.client'

export default function FinderRoute() {
  const { found, chosen } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  return (
    <FinderView found={found} chosen={chosen}>
      <section aria-labelledby="not-found" className="mt-12 grid gap-3 border-t border-line pt-8">
        <h2 id="not-found">{t('finder.missing.title')}</h2>
        <p className="max-w-prose text-muted">{t('finder.missing.text')}</p>
        <SearchForm query="" />
      </section>
    </FinderView>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { language, chosen, canonical, alternates } = data
  return pageMeta(matches, { ...finderTexts(chosen, translations(language).t), canonical, alternates })
}
