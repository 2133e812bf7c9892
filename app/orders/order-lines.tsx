import { Thumb } from '../card/thumb'
import { OrderAmounts } from '../checkout/order-amounts'
import { type OrderSums, shownLineTotal } from '../checkout/order-sums'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { round } from '../commerce/contract/round'
import { DepositNote } from '../pricing/deposit-note'
import { formatNumber } from '../store/format-number'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'
import { KeptTogether } from '../store/kept-together'
import { Dotted } from '../ui/dotted'
import { givenBack } from './given-back'

/**
 * The lines of an order as they were bought, how its total is made up, with the VAT per rate, and what is still to pay or was
 * given back: these amounts have öre in every currency. Pieces that are withdrawn from before the order is sent count as soon as
 * the withdrawal is stated.
 */
export function OrderLines({ detail, sums, currencyDigits, money }: OrderLinesProps) {
  const { t } = useTranslation()
  const { order, vat_rates: rates, payment_state: state, left_to_pay: left } = detail
  const back = givenBack(detail.refunds)
  const waiting = detail.withdrawal?.pieces ?? []
  const withdrawnTotal = round(order.withdrawn_total + (detail.withdrawal?.amount ?? 0), 2)
  // The rates are those of what is sold by now: of the total, or of the total without the pieces that were taken out.
  const vat = sums.isNet && rates.length < 2 ? null : <VatRates rates={rates} money={money} />
  // The rest after gift cards has a row of its own, which is not said twice.
  const rest = round(order.total - order.gift_card_total, 2)
  const due = state === 'awaiting' ? rest : left
  const toPay = order.gift_card_total > 0 && due === rest ? null : due
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.items.map(
          (
            { uuid, type, name, sku, thumb, quantity, withdrawn, price, vat: rate, deposit, subscription_interval: interval },
            position,
          ) => (
            <li key={uuid} className="flex gap-4 py-3">
              <Thumb thumb={thumb} className="size-14" />
              <div className="min-w-0 flex-1">
                <KeptTogether>{name}</KeptTogether>
                <Dotted className="text-sm text-muted">
                  {type !== PRODUCT_TYPE.giftCard && sku}
                  {t('confirmation.quantity', { count: quantity })}
                </Dotted>
                <WithdrawnPieces count={withdrawn + piecesAt(waiting, position)} />
                <DepositNote deposit={deposit * quantity} className="block text-sm text-muted" />
                {interval && <p className="text-sm">{t('cart.subscription', { interval: interval.name })}</p>}
              </div>
              <p className="font-semibold whitespace-nowrap tabular-nums">
                {money(shownLineTotal({ quantity, price, vat: rate }, currencyDigits, sums))}
              </p>
            </li>
          ),
        )}
      </ul>
      <OrderAmounts order={order} sums={sums} money={money} vat={order.withdrawn_total === 0 ? vat : null}>
        {withdrawnTotal > 0 && (
          <>
            <AmountRow label={t('order.withdrawnTotal')} value={money(-withdrawnTotal)} />
            <AmountRow
              label={t('order.newTotal')}
              value={money(round(order.total - withdrawnTotal, 2))}
              className="font-semibold"
            />
            {order.withdrawn_total === withdrawnTotal && vat}
          </>
        )}
        {toPay !== null && <AmountRow label={t('giftCard.toPay')} value={money(toPay)} className="font-semibold" />}
        {(['credited', 'refunded'] as const).map(
          (way) => back[way] > 0 && <AmountRow key={way} label={t(`order.${way}`)} value={money(-round(back[way], 2))} />,
        )}
      </OrderAmounts>
    </>
  )
}

function WithdrawnPieces({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 && <p className="text-sm">{t('order.line.withdrawn', { count })}</p>
}

const piecesAt = (pieces: readonly { position: number; quantity: number }[], position: number): number =>
  pieces.reduce((sum, piece) => (piece.position === position ? sum + piece.quantity : sum), 0)

/** A row for the VAT of each rate. */
function VatRates({ rates, money }: { rates: OrderDetail['vat_rates']; money: (amount: number) => string }) {
  const { t } = useTranslation()
  const { iso } = useStore()
  return (
    <>
      {rates
        .filter(({ rate }) => rate > 0)
        .map(({ rate, vat }) => (
          <AmountRow
            key={rate}
            label={t('order.vat', { rate: formatNumber(rate, iso) })}
            value={money(vat)}
            className="text-sm text-muted"
          />
        ))}
    </>
  )
}

type OrderLinesProps = {
  detail: OrderDetail
  sums: OrderSums
  /** Decimals of the order's currency. */
  currencyDigits: number
  money: (amount: number) => string
}
