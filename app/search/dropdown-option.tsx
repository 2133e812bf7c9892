import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import type { DropdownOption } from './dropdown-options'
import { ProductOption } from './product-option'
import { useTranslation } from '../store/use-translation'

/**
 * A row of the dropdown: a link that is selected with the arrow keys while the focus stays in the field. It is a plain link,
 * because a hint may lead to a discount or start-up link, which takes a document (inner-address.ts).
 */
export function OptionLink({ option, id, active, onFollow }: OptionLinkProps) {
  return (
    <a
      href={option.href}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onFollow}
      className={`flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 text-ink no-underline hover:bg-mist ${
        active ? 'bg-mist outline-2 -outline-offset-2 outline-petrol' : ''
      }`}
    >
      <OptionContent option={option} />
    </a>
  )
}

type OptionLinkProps = { option: DropdownOption; id: string; active: boolean; onFollow: () => void }

function OptionContent({ option }: { option: DropdownOption }): ReactNode {
  const { t } = useTranslation()
  switch (option.kind) {
    case 'earlier':
      return <WithIcon icon="clock">{option.text}</WithIcon>
    case 'device':
      return option.isOpen ? (
        <WithIcon icon="search">{t('search.device.which', { device: option.name })}</WithIcon>
      ) : (
        <WithIcon icon="check-circle">{t('search.device', { device: option.name })}</WithIcon>
      )
    case 'hint':
      return <WithIcon icon="bolt">{hintLine(option.text, option.title)}</WithIcon>
    case 'category':
      return <WithIcon icon="chevron-right">{categoryLine(option.hierarchy)}</WithIcon>
    case 'product':
      return <ProductOption product={option} />
    case 'anyway':
      return <span className="grow text-center font-semibold text-petrol">{t('suggest.anyway', { query: option.query })}</span>
    case 'all':
      return (
        <span className="grow text-center font-semibold text-petrol">
          {t('suggest.all', { count: option.total, query: option.query })}
        </span>
      )
  }
}

function WithIcon({
  icon,
  children,
}: {
  icon: 'clock' | 'search' | 'check-circle' | 'bolt' | 'chevron-right'
  children: ReactNode
}) {
  return (
    <>
      <Icon name={icon} size={20} className="text-muted" />
      <span className="min-w-0 break-words">{children}</span>
    </>
  )
}

function hintLine(text: string, title: string): ReactNode {
  if (title.toLowerCase().includes(text.toLowerCase())) return title
  return (
    <>
      <span className="text-muted">{text}: </span>
      {title}
    </>
  )
}

/** The category, after the names of its ancestors in grey. */
function categoryLine(hierarchy: readonly string[]): ReactNode {
  return (
    <>
      <span className="text-sm text-muted">{hierarchy.slice(0, -1).map((name) => `${name} › `)}</span>
      {hierarchy.at(-1)}
    </>
  )
}
