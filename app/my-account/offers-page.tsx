import { Form } from '@remix-run/react'
import { Thumb } from '../card/thumb'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { DepositNote } from '../pricing/deposit-note'
import { NetNote } from '../pricing/net-note'
import { PricePerUnit } from '../pricing/price-per-unit'
import { usePrice } from '../pricing/use-price'
import { href } from '../routing/href'
import { KeptTogether } from '../store/kept-together'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, LinkButton } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Notice } from '../ui/notice'
import type { loadCustomerOffers } from './load-customer-offers.server'
import { OFFER_FORM } from './offer-form'
import { WaysOn } from './ways-on'
import { Link } from '../ui/link'

type Offer = Awaited<ReturnType<typeof loadCustomerOffers>>[number]

/** The offers to the customer: goods, quantity, price and last day, and what can be put into the cart. */
export function OffersPage({ offers }: { offers: Offer[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { refused } = useRefusedForm(OFFER_FORM)
  const isAdded = useThanks(OFFER_FORM)
  return (
    <div id="offers" className="grid max-w-3xl scroll-mt-32 gap-5">
      <header className="grid gap-2">
        <h1>{t('account.offers')}</h1>
        {offers.length > 0 && <p>{t('account.offers.text')}</p>}
        {offers.length > 0 && <NetNote />}
      </header>
      {isAdded && !refused && (
        <Notice kind="success" title={t('account.offers.added')}>
          <LinkButton to={href('cart', language)} className="mt-3">
            {t('order.again.cart')}
          </LinkButton>
        </Notice>
      )}
      <FormAlert error={refused?.errors['']} />
      {offers.length === 0 && (
        <EmptyState
          icon="tag"
          title={<h2 className="text-xl font-semibold">{t('account.offers.empty.title')}</h2>}
          text={t('account.offers.empty.text')}
        >
          <WaysOn or="finder" />
        </EmptyState>
      )}
      {offers.map((offer) => (
        <OfferView key={offer.id} offer={offer} />
      ))}
    </div>
  )
}

function OfferView({ offer: { id, message, lastDay, isOver, items } }: { offer: Offer }) {
  const { t } = useTranslation()
  const path = href('accountOffers', useLanguage())
  const missing = items.filter(({ state, isInCart }) => state === 'open' && !isInCart)
  return (
    <section aria-labelledby={`offer-${id}`} className="grid gap-3 rounded-xl border border-line px-4 py-4 sm:px-5">
      <h2 id={`offer-${id}`} className={`text-base font-semibold ${isOver ? 'text-muted' : ''}`}>
        {t(isOver ? 'account.offers.over' : 'account.offers.valid', { day: lastDay })}
      </h2>
      {message !== '' && <p className="break-words whitespace-pre-line">{message}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <OfferItem key={item.id} item={item} />
        ))}
      </ul>
      {missing.length > 1 && (
        <Form method="post" action={path} preventScrollReset className="justify-self-end">
          <FormIntent name={OFFER_FORM} />
          <Button name="offer" value={id}>
            {t('account.offers.all')}
          </Button>
        </Form>
      )}
      {missing.length === 1 && missing[0] && (
        <div className="justify-self-end">
          <AddForm item={missing[0]} />
        </div>
      )}
    </section>
  )
}

function OfferItem({ item }: { item: Offer['items'][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatPrice = usePrice()
  const { thumb, name, slug, sku, quantity, vat, deposit, state, isInCart } = item
  const price = (amount: number) => formatPrice(amount, vat)
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-1 py-4 sm:grid-cols-[4rem_1fr_auto]">
      <Thumb thumb={thumb} className="row-span-2 size-16 sm:row-span-1" />
      <div className="min-w-0">
        <Link to={href('product', language, { slug })} className="font-semibold break-words hover:underline">
          <KeptTogether>{name}</KeptTogether>
        </Link>
        <p className="text-sm text-muted">{sku}</p>
        <p className="text-sm font-semibold">
          {isInCart ? (
            <Link to={href('cart', language)} className="inline-block py-3 -my-3 text-petrol underline underline-offset-4">
              {t('account.offers.inCart')}
            </Link>
          ) : (
            state !== 'open' && t(`account.offers.state.${state}`)
          )}
        </p>
      </div>
      <div className="tabular-nums sm:text-right">
        <p className="text-lg leading-6 font-bold">{price(item.price * quantity)}</p>
        <DepositNote deposit={deposit * quantity} className="block text-sm text-muted" />
        <p className="text-sm">{t('account.offers.each', { quantity, price: price(item.price) })}</p>
        <PricePerUnit price={item.price} content={item.measure ?? null} vat={vat} />
        {item.ordinary_price > item.price && (
          <p className="text-sm text-muted">{t('account.offers.ordinary', { price: price(item.ordinary_price) })}</p>
        )}
      </div>
    </li>
  )
}

function AddForm({ item: { id, name } }: { item: Offer['items'][number] }) {
  const { t } = useTranslation()
  return (
    <Form method="post" action={href('accountOffers', useLanguage())} preventScrollReset>
      <FormIntent name={OFFER_FORM} />
      <Button name="item" value={id} aria-label={t('account.offers.add.of', { name })}>
        {t('account.offers.add')}
      </Button>
    </Form>
  )
}
