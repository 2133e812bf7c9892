import { Icon } from './icon'

/** Links from Home to the current page, which is the last item and not a link (spec section 2, Layouts). */
export function Breadcrumbs({ label, items }: { label: string; items: readonly { text: string; to?: string }[] }) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="crumbs">
        {items.map(({ text, to }, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${index} ${text}`}>
              {last || to === undefined ? <span aria-current={last ? 'page' : undefined}>{text}</span> : <a href={to}>{text}</a>}
              {!last && <Icon name="chevron-right" size={20} className="shrink-0 text-control" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
