import type { OfferedCard } from '../card/rules/offered-card'
import { AddToCartForm } from '../cart/live/add-to-cart-form'
import { useProductsInCart } from '../cart/live/use-products-in-cart'
import { usePrice } from '../pricing/use-price'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** The price of one piece of the product beside which others are offered, including VAT of `vat` percent, and its deposit. */
export type BesidePrice = { price: number; vat: number; deposit: number }

/**
 * The button of a cross-selling offer. `beside` is the price of the other product when that is not in the cart yet: the button
 * then adds both, and says the sum, with the deposits beside it. `short` in the drawer, where there is room for one word only and
 * the main action is the way to the checkout.
 */
export function OfferButton({ card: { id, name, offer, ...card }, beside, short = false }: OfferButtonProps) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  const store = useStore()
  // The cart may have changed in the browser since the page was rendered.
  const liveProducts = useProductsInCart()
  const inCart = liveProducts?.has(id) ?? card.inCart
  const isMissing = offer !== null && (liveProducts ? !liveProducts.has(offer.withProductId) : beside !== null)
  const price = card.personal?.price ?? card.price?.price
  // Amounts with different VAT rates cannot be added up before VAT is taken off.
  const sum = beside !== null && price !== undefined && beside.vat === card.vat ? beside.price + price : null
  const deposits = card.deposit + (beside?.deposit ?? 0)
  const plus = deposits > 0 ? ` ${t('deposit.plus', { amount: formatMoney(deposits, store) })}` : ''
  const both = sum === null ? t('crossSelling.both') : t('crossSelling.both.sum', { sum: formatPrice(sum, card.vat) }) + plus
  const text = inCart ? t('crossSelling.inCart') : isMissing ? both : t(short ? 'product.bar' : 'cart.add')
  return (
    <AddToCartForm
      productId={id}
      name={name}
      words={{ text, label: `${text}: ${name}` }}
      disabled={inCart}
      look={short ? 'secondary' : 'primary'}
      known={{
        thumb: card.thumb,
        prices: price === undefined ? [] : [{ quantity: 1, price }],
        vat: card.vat,
        deposit: card.deposit,
      }}
    >
      {offer !== null && <input type="hidden" name="cross_selling_product_id" value={offer.withProductId} />}
      {isMissing && <input type="hidden" name="both" value="1" />}
    </AddToCartForm>
  )
}

type OfferButtonProps = { card: OfferedCard; beside: BesidePrice | null; short?: boolean }
