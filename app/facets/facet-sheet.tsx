import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { DialogClose } from '../ui/dialog-close'
import type { FacetChoice } from './facet-choice'
import { FacetGroup } from './facet-group'
import type { ShownFacet } from './shown-facets'

/**
 * The facets of a small screen as a sheet from below, for scripts only. Each choice applies at once; the button says how many
 * products there are and shows them. `children` are hidden fields; `onClose` receives whether the shopper pressed the button that
 * shows the products.
 */
export function FacetSheet({ title, facets, choice, total, apply, onClose, children }: FacetSheetProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="facet-sheet-title"
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === 'show')}
      className="mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none flex-col overflow-hidden rounded-t-2xl bg-white p-0 text-ink backdrop:bg-ink/50 open:flex"
    >
      <div className="flex h-14 shrink-0 items-center border-b border-line pr-2 pl-4">
        <h2 id="facet-sheet-title" className="grow text-lg">
          {title}
        </h2>
        <DialogClose label={t('drawer.close')} />
      </div>
      <form aria-label={t('facets.title')} method="dialog" className="min-h-0 grow overflow-y-auto overscroll-contain px-4">
        {children}
        {facets.map((facet, index) => (
          <FacetGroup key={facet.key} facet={facet} choice={choice} apply={apply} startsOpen={index < 2} />
        ))}
      </form>
      <form method="dialog" className="shrink-0 border-t border-line px-4 py-3">
        <Button wide value="show">
          {t('facets.show', { count: total })}
        </Button>
        <p role="status" className="sr-only">
          {t('listing.count', { count: total })}
        </p>
      </form>
    </dialog>
  )
}

type FacetSheetProps = {
  title: string
  facets: readonly ShownFacet[]
  choice: FacetChoice
  total: number
  apply: (form: HTMLFormElement) => void
  onClose: (showsProducts: boolean) => void
  children: ReactNode
}
