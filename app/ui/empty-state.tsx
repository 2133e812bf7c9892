import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-names'

/**
 * Message shown when there is nothing to list; `children` are ways to continue, beside the
 * message on wide screens if it is `wide`.
 */
export function EmptyState({ icon = 'search', title, text, wide = false, children }: EmptyStateProps) {
  return (
    <div
      className={`grid grid-cols-1 justify-items-start gap-4 rounded-xl bg-mist p-6 md:p-10 ${wide ? 'lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]' : ''}`}
    >
      <span className="rounded-full bg-white p-4 text-petrol">
        <Icon name={icon} size={24} />
      </span>
      {title}
      <p className="max-w-prose text-muted">{text}</p>
      {wide ? <div className="grid w-full gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">{children}</div> : children}
    </div>
  )
}

type EmptyStateProps = { icon?: IconName; title: ReactNode; text: string; wide?: boolean; children: ReactNode }
