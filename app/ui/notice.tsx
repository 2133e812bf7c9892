import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

const KINDS: Readonly<Record<NoticeKind, { icon: IconName; className: string; role: 'status' | 'alert' }>> = {
  info: { icon: 'info', className: 'border-petrol bg-mist text-ink [&>svg]:text-petrol', role: 'status' },
  success: { icon: 'check-circle', className: 'border-green bg-green/5 text-ink [&>svg]:text-green', role: 'status' },
  warning: { icon: 'warning', className: 'border-warm bg-warm-soft text-ink [&>svg]:text-warm', role: 'status' },
  danger: { icon: 'warning', className: 'border-red bg-red/5 text-ink [&>svg]:text-red', role: 'alert' },
}

/** A message to the shopper. Screen readers announce `danger` at once (`alert`), the others at the next pause (`status`). */
export function Notice({ kind = 'info', title, children }: { kind?: NoticeKind; title?: string; children?: ReactNode }) {
  const { icon, className, role } = KINDS[kind]
  return (
    <div role={role} className={`flex gap-3 rounded-lg border-l-4 px-4 py-3 ${className}`}>
      <Icon name={icon} size={24} />
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
