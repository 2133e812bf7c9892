import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-names'

/** Message shown when there is nothing to list; `children` are links to continue. */
export function EmptyState({ icon = 'search', title, text, children }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4 rounded-xl bg-mist p-6 md:p-10">
      <span className="rounded-full bg-white p-4 text-petrol">
        <Icon name={icon} size={24} />
      </span>
      {title}
      <p className="max-w-prose text-muted">{text}</p>
      {children}
    </div>
  )
}

type EmptyStateProps = { icon?: IconName; title: ReactNode; text: string; children: ReactNode }
