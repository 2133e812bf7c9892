import { Link } from '@remix-run/react'
import { Icon } from './icon'

/** The line from Home to this page; the last item is no link (spec section 2, Layouts). */
export function Breadcrumbs({ label, items }: { label: string; items: readonly { text: string; to?: string }[] }) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map(({ text, to }, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${index} ${text}`} className="flex max-w-full min-w-0 items-center gap-1">
              {index > 0 && <Icon name="chevron-right" size={20} className="shrink-0 text-control" />}
              {last || to === undefined ? (
                <span aria-current={last ? 'page' : undefined} className="truncate py-2 text-muted">
                  {text}
                </span>
              ) : (
                <Link to={to} className="py-2 text-ink underline-offset-4 hover:underline">
                  {text}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
