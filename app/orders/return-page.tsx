import { Form } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { ReturnDanger } from './return-danger'
import { CANCEL_RETURN, returnHref } from './return-href'
import { ReturnLabel } from './return-label'
import { ReturnMoney } from './return-money'
import { ReturnOrderLink } from './return-order-link'
import type { ReturnView } from './load-return.server'
import { Timeline } from './timeline'
import { TrackedParcels } from './tracked-parcels'
import { KeptTogether } from '../store/kept-together'
import { Link } from '../ui/link'

/**
 * A return: its number and state, what must not be mailed, how to pack, the label to print, where to hand it in, and the money.
 */
export function ReturnPage({ shown }: { shown: ReturnView }) {
  const { t } = useTranslation()
  const { number, lines, state, label, parcel } = shown
  return (
    <article className="max-w-3xl">
      <ReturnHead shown={shown} />
      <div className="mt-8 grid gap-8">
        {state === 'announced' && <ReturnDanger shown={shown} />}
        {label !== null && <ReturnLabel shown={shown} label={label} />}
        {parcel !== null && parcel.timeline.length > 0 && <TrackedParcels parcels={parcel.parcels} />}
        {parcel !== null && parcel.timeline.length > 0 && <Timeline rows={parcel.timeline} />}
        <section>
          <h2>{t('return.goods')}</h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {lines.map(({ position, name, quantity, reason, is_sent }) => (
              <li key={position} className="flex justify-between gap-4 py-2.5">
                <span>
                  <KeptTogether>{name}</KeptTogether>
                  <span className="block text-sm text-muted">
                    {t(`return.reason.${reason}`)}
                    {!is_sent && ` · ${t('return.goods.notSent')}`}
                  </span>
                </span>
                <span className="whitespace-nowrap tabular-nums">{t('confirmation.quantity', { count: quantity })}</span>
              </li>
            ))}
          </ul>
        </section>
        <ReturnMoney shown={shown} />
        <NextSteps shown={shown} key={number} />
      </div>
    </article>
  )
}

function ReturnHead({ shown: { orderId, orderNumber, number, state, way, sendBy, refusal } }: { shown: ReturnView }) {
  const { t } = useTranslation()
  return (
    <header>
      <p className="inline-block rounded-full bg-mist px-3 py-1 text-sm font-semibold">{t(`return.state.${state}`)}</p>
      <h1 className="mt-2 tabular-nums">{t('return.title', { number })}</h1>
      <ReturnOrderLink id={orderId} number={orderNumber} />
      <div className="mt-3 grid gap-1 text-lg">
        {state === 'announced' && <p>{t('return.thanks')}</p>}
        {state === 'announced' && way === 'parcel' && sendBy !== null && (
          <p className="font-semibold">{t('return.text.announced', { date: sendBy })}</p>
        )}
        {state === 'announced' && way !== 'parcel' && (
          <p>{t(way === 'collect' ? 'return.text.collect' : 'return.text.noParcel')}</p>
        )}
        {state === 'received' && <p>{t('return.text.received')}</p>}
        {state === 'refused' && <p>{t('return.text.refused', { reason: refusal ?? '' })}</p>}
        {state === 'cancelled' && <p>{t('return.text.cancelled')}</p>}
      </div>
    </header>
  )
}

function NextSteps({ shown: { id, number, path, state } }: { shown: ReturnView }) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm(CANCEL_RETURN)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <Link to={path} className="inline-block py-2.5 -my-2.5 text-petrol underline underline-offset-4">
        {t('return.another')}
      </Link>
      {state === 'announced' && (
        <Form ref={form} method="post" action={returnHref(path, number)} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FormIntent name={CANCEL_RETURN} />
          <FormAlert error={refused?.errors['']} />
          <input type="hidden" name="id" value={id} />
          <span>{t('return.cancel.text')}</span>
          <Button look="secondary">{t('return.cancel')}</Button>
        </Form>
      )}
    </div>
  )
}
