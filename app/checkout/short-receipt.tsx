import { useTranslation } from '../store/use-translation'
import type { OrderReceipt } from '../commerce/contract/order'
import { href } from '../routing/href'
import { formatMoney } from '../store/money'
import { storeOfCurrency } from '../store/stores'
import { useLanguage, useStore } from '../store/use-shop'
import { AmountRow } from '../ui/amount-row'
import { LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { KeptTogether } from '../store/kept-together'

/** The receipt for another browser, such as that of a bank's app: the order without name, address or contact. */
export function ShortReceipt({ receipt }: { receipt: OrderReceipt }) {
  const { t } = useTranslation()
  const store = useStore()
  const { currency, currencyDigits } = storeOfCurrency(receipt.currency, store)
  const money = (amount: number) => formatMoney(amount, { ...store, currency, currencyDigits })
  return (
    <article className="mx-auto max-w-xl px-4 py-8 lg:py-12">
      <Icon name="check-circle" size={24} className="size-12 text-green" />
      <h1 className="mt-3 text-3xl font-bold">{t('confirmation.title')}</h1>
      <p className="mt-2 text-muted">{t('confirmation.elsewhere')}</p>
      <p className="mt-6 rounded-xl bg-mist px-5 py-4">
        {t('confirmation.number')} <strong className="ml-2 text-xl tabular-nums">{receipt.number}</strong>
      </p>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {receipt.items.map(({ name, quantity }, at) => (
          <li key={at} className="flex justify-between gap-4 py-3">
            <span>
              <KeptTogether>{name}</KeptTogether>
            </span>
            <span className="whitespace-nowrap text-muted">{t('confirmation.quantity', { count: quantity })}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1 tabular-nums">
        {receipt.delivery !== null && <AmountRow label={t('checkout.shipping')} value={receipt.delivery} />}
        <AmountRow label={t('confirmation.payment')} value={receipt.payment} />
        <AmountRow
          label={t('order.total')}
          value={money(receipt.total)}
          className="border-t border-line pt-2 text-xl font-bold"
        />
        {receipt.gift_card_total > 0 && <AmountRow label={t('giftCard.title')} value={money(-receipt.gift_card_total)} />}
      </dl>
      <LinkButton to={href('home', useLanguage())} look="secondary" className="mt-8">
        {t('confirmation.continue')}
      </LinkButton>
    </article>
  )
}
