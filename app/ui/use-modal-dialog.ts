import { type RefObject, useEffect } from 'react'

/** Opens and closes a `dialog` as a modal one, also one that the server rendered open. The browser itself handles Escape. */
export function useModalDialog(ref: RefObject<HTMLDialogElement>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.matches(':modal')) {
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [ref, open])
}
