import type { ComponentPropsWithoutRef } from 'react'
import { useTranslation } from '../../store/use-translation'

/**
 * The button of an add form. `words` replace its text and its accessible name; while it is `adding` it says so, and keeps the
 * focus. With `when`, it is shown for that choice in a buy box alone.
 */
export function AddButton({ product, words, adding, look = 'primary', wide = false, when, ...rest }: AddButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      aria-label={words?.label ?? t('cart.add.label', { name: product })}
      // With `disabled` the button would lose the focus; the drawer returns the focus to it when it closes.
      aria-disabled={adding || undefined}
      className={`add-button${LOOKS[look]}${wide ? ' min-w-44 md:text-lg' : ''}${when ? ` when-${when}` : ''}`}
      {...rest}
    >
      {adding ? t('cart.adding') : (words?.text ?? t('cart.add'))}
    </button>
  )
}

/** `primary` (amber) is for the one main action in sight; `secondary` for what is only offered beside it. */
const LOOKS = {
  primary: '',
  secondary: ' add-button-secondary',
} as const

type AddButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'aria-label' | 'aria-disabled' | 'children'> & {
  /** The name of the product. */
  product: string
  words?: { text: string; label: string } | undefined
  adding: boolean
  look?: keyof typeof LOOKS
  wide?: boolean
  when?: 'once' | 'subscribed' | undefined
}
