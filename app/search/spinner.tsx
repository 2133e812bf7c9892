import { useTranslation } from '../store/use-translation'

/** Loading indicator: in a corner over earlier results (`beside`), or with a text when there are none. */
export function Spinner({ beside }: { beside: boolean }) {
  const { t } = useTranslation()
  const ring = (
    <span aria-hidden="true" className="block size-5 animate-spin rounded-full border-2 border-control border-t-transparent" />
  )
  if (beside) return <div className="sticky top-1 z-10 -mb-5 flex justify-end pr-2">{ring}</div>
  return (
    <p className="flex items-center gap-3 px-3 py-2 text-muted">
      {ring}
      {t('suggest.searching')}
    </p>
  )
}
