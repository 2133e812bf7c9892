import { Icon } from '../../ui/icon'

/** The `note` of when the whole cart arrives or is shipped, if that is known. */
export function DeliveryEstimate({ note }: { note: string | null }) {
  return (
    note && (
      <p className="mt-2 flex items-start gap-2 text-sm">
        <Icon name="truck" size={20} className="shrink-0 text-muted" />
        {note}
      </p>
    )
  )
}
