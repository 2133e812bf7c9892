import { Icon } from './icon'

/** Links from Home to the current page, which is the last item and not a link (spec section 2, Layouts). */
export function Breadcrumbs({ label, items }: { label: string; items: readonly { text: string; to?: string }[] }) {
  return (
    <nav aria-label={label} className="text-sm">
      {/* The padding is the room for the ring of a focused link, which a row that scrolls would cut off. */}
      <ol className="flex flex-wrap items-center gap-x-1 py-1 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none]">
        {items.map(({ text, to }, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${index} ${text}`} className="flex items-center gap-1 max-sm:shrink-0 sm:max-w-full sm:min-w-0">
              {last || to === undefined ? (
                <span aria-current={last ? 'page' : undefined} className="py-2 text-muted sm:truncate">
                  {text}
                </span>
              ) : (
                <a href={to} className="py-2 text-ink underline-offset-4 hover:underline">
                  {text}
                </a>
              )}
              {!last && <Icon name="chevron-right" size={20} className="shrink-0 text-control" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
