import { Form, useLocation, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../store/use-shop'
import { href } from '../routing/href'
import { OneTimeKey } from './one-time-key-field'
import { Icon } from '../ui/icon'

/**
 * Puts a product into the cart by a plain form; afterwards the shopper is where she was, with the cart's answer on top. `children` may be
 * fields of the form, such as a quantity; without one, it is one piece. `words` are the button's own, and its name for who listens.
 * By its `id` a button elsewhere can send the form.
 */
export function AddToCartForm({ productId, name, children, wide = false, words, disabled = false, id }: AddToCartFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { state, formData } = useNavigation()
  const adding = state !== 'idle' && formData?.get('intent') === 'add' && formData.get('product_id') === String(productId)
  return (
    <Form id={id} method="post" action={href('cart', language)} className="flex gap-3" preventScrollReset>
      <input type="hidden" name="intent" value="add" />
      <OneTimeKey />
      <input type="hidden" name="product_id" value={productId} />
      <input type="hidden" name="return_to" value={pathname + search} />
      {children}
      <button
        type="submit"
        aria-label={words?.label ?? t('cart.add.label', { name })}
        disabled={adding || disabled}
        className={`${BUTTON} ${wide ? 'text-lg' : ''}`}
      >
        <Icon name="cart" size={20} className={wide ? '' : 'hidden sm:block'} />
        {adding ? t('cart.adding') : (words?.text ?? t('cart.add'))}
      </button>
    </Form>
  )
}

const BUTTON =
  'flex h-12 grow cursor-pointer items-center justify-center gap-2 rounded-lg bg-amber px-2 font-semibold text-ink hover:bg-amber-deep disabled:cursor-progress disabled:opacity-70'

type AddToCartFormProps = {
  productId: number
  name: string
  children?: ReactNode
  wide?: boolean
  words?: { text: string; label: string }
  disabled?: boolean
  id?: string
}
