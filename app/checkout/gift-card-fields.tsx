import { useState } from 'react'
import type { CheckoutGiftCard, GiftCardPart } from '../commerce/contract/gift-card'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { CheckoutField } from './checkout-field'
import { useFormField } from './use-form-state'

/** The gift cards that pay a part of the order, and the field for another code. Each change is a button of the checkout form. */
export function GiftCardFields({ cards, parts }: { cards: readonly CheckoutGiftCard[]; parts: readonly GiftCardPart[] }) {
  const { t } = useTranslation()
  return (
    <div id="gift-cards" className="rounded-lg border border-line px-4 py-3">
      {cards.length > 0 && (
        <ul className="grid gap-2 pb-2" aria-label={t('giftCard.title')}>
          {cards.map((card) => (
            <AppliedCard key={card.id} card={card} amount={parts.find(({ id }) => id === card.id)?.amount ?? 0} />
          ))}
        </ul>
      )}
      {/* A card that is added or removed leaves an empty field. */}
      <CodeField key={cards.map(({ id }) => id).join()} />
    </div>
  )
}

/** The field for a code, folded until it is used. It stays open while a wrong code is corrected, although the error goes. */
function CodeField() {
  const { t } = useTranslation()
  const { error } = useFormField('gift_card_code')
  const [wasWrong, setWasWrong] = useState(false)
  if (error !== undefined && !wasWrong) setWasWrong(true)
  return (
    <details open={wasWrong || error !== undefined || undefined} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
        {t('giftCard.ask')}
        <Icon name="chevron-down" size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-[1fr_auto] sm:items-start">
        <CheckoutField name="gift_card_code" label={t('giftCard.code')} hint={t('giftCard.hint')} autoComplete="off" />
        <Button name="intent" value="add-gift-card" look="secondary" className="sm:mt-7.5">
          {t('giftCard.add')}
        </Button>
      </div>
    </details>
  )
}

function AppliedCard({ card: { id, last4, balance }, amount }: { card: CheckoutGiftCard; amount: number }) {
  const { t } = useTranslation()
  const store = useStore()
  const left = balance - amount
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Icon name="check-circle" size={20} className="shrink-0 text-green" />
      <span className="min-w-0 grow">
        {t('giftCard.row', { last4 })}
        <span className="block text-sm text-muted">
          {amount === 0 ? t('giftCard.hint') : left > 0 && t('giftCard.left', { amount: formatMoney(left, store) })}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{formatMoney(-amount, store)}</span>
      <button
        name="intent"
        value={`remove-gift-card ${id}`}
        aria-label={t('giftCard.remove.of', { last4 })}
        className="min-h-11 cursor-pointer px-1 text-petrol underline underline-offset-4"
      >
        {t('giftCard.remove')}
      </button>
    </li>
  )
}
