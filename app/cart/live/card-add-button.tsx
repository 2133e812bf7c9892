import { type MouseEvent, useState } from 'react'
import type { KnownProduct } from '../rules/cart-request'
import { AddButton } from './add-button'
import { knownText } from './known-text'
import { pressedAdds } from './pressed-adds'

/**
 * Adds a product through the form with the id `form`, which the cards around it share. A second
 * press waits for the answer to the first.
 */
export function CardAddButton({ form, productId, name, known }: CardAddButtonProps) {
  const [adding, setAdding] = useState(false)

  function onClick(event: MouseEvent<HTMLButtonElement>): void {
    if (adding) {
      event.preventDefault()
      return
    }
    const onSend = (answered: Promise<void>) => {
      setAdding(true)
      void answered.finally(() => setAdding(false))
    }
    pressedAdds.set(event.currentTarget, { name, known, onSend })
  }

  const sent = { form, name: 'product_id', value: productId, 'data-known': knownText(known) }
  return <AddButton {...sent} product={name} adding={adding} onClick={onClick} />
}

type CardAddButtonProps = { form: string; productId: number; name: string; known: KnownProduct }
