import { CartForm } from '../live/cart-form'
import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'

/** Says that a line was removed, with a button to restore it. */
export function RemovedNotice({ removed: { uuid, name } }: { removed: { uuid: string; name: string } }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex items-center gap-3 rounded-lg bg-mist py-1 pr-1 pl-4">
      <p className="min-w-0 grow py-2">{name === '' ? t('cart.removed') : t('cart.removed.of', { name })}</p>
      <CartForm intent="undo-remove" about={name}>
        <input type="hidden" name="uuid" value={uuid} />
        <button
          type="submit"
          className="flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold text-petrol underline-offset-4 hover:underline"
        >
          <Icon name="undo" size={20} />
          {t('cart.undo')}
        </button>
      </CartForm>
    </div>
  )
}
