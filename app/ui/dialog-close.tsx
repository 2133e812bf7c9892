import { Icon } from './icon'

/** The button at the top of a dialog that closes it, without scripts too. `label` is its accessible name. */
export function DialogClose({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button aria-label={label} className="grid size-11 place-items-center rounded-lg hover:bg-mist">
        <Icon name="close" />
      </button>
    </form>
  )
}
