import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import type { RefusedForm } from '../forms/form-errors'
import { useRefusedForm } from '../forms/use-refused-form'
import { useUnchanged } from '../forms/use-unchanged'
import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button, LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import { TextArea } from '../ui/text-area'
import type { ReturnFormData } from './load-return.server'
import { OrderReturnList } from './order-return-list'
import { LabelOffer } from './label-offer'
import { ReturnLineFields } from './return-line-fields'
import { ReturnOrderLink } from './return-order-link'
import { Link } from '../ui/link'

/**
 * The form that chooses which goods of an order are sent back, and why (spec section 2, my-order/return). Works without scripts:
 * a line unfolds when it is marked. `kept` is the form as it was typed before the login of its order (decision 088).
 */
export function ReturnForm({ form: shown, kept }: { form: ReturnFormData; kept?: RefusedForm | null }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const { refused, form } = useRefusedForm('return', undefined, useUnchanged(kept))
  const [mended, setMended] = useState<RefusedForm | null>(null)
  const isSending = useNavigation().state === 'submitting'
  const { orderId, path, lines, isSent, isCompany, settledBy, withdrawUntil, complainUntil, label } = shown
  const forBuyer = <Key extends BuyersKey>(key: Key) => (isCompany ? (`${key}.company` as const) : key)
  const isOpen = lines.some(({ left, reasons }) => left > 0 && reasons.length > 0)
  /** The error "no line is chosen" goes away once a line is chosen. */
  function mend({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.checked) setMended(refused)
  }

  if (!isSent || settledBy !== null) {
    return (
      <>
        <OrderReturnList path={path} returns={shown.earlier} className="mb-8" />
        <Notice>{t(settledBy === null ? forBuyer('return.tooEarly') : `order.settled.${settledBy}`)}</Notice>
        <LinkButton to={href('myOrder', language, { id: orderId })} look="secondary" className="mt-4">
          {t('return.tooEarly.link')}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <ReturnOrderLink id={orderId} number={shown.number} />
      <OrderReturnList path={path} returns={shown.earlier} className="mb-8" />
      {isOpen ? <p className="text-lg">{t('return.intro')}</p> : <Notice>{t('return.none')}</Notice>}
      <p className="mt-2 text-muted">
        {withdrawUntil !== null && t(forBuyer('return.until'), { date: withdrawUntil })}{' '}
        {complainUntil !== null && t('return.until.complain', { date: complainUntil })}
      </p>
      <Form ref={form} method="post" action={path} noValidate onChange={mend} className="mt-6 grid gap-6">
        <FormIntent name="return" isTyped />
        <input type="hidden" name="id" value={refused?.values.id ?? shown.id} />
        <FormAlert error={mended === refused ? undefined : refused?.errors['']} />
        <fieldset>
          <legend className="text-xl font-bold">{t('return.choose', { number: shown.number })}</legend>
          <ul className="mt-3 grid gap-3">
            {lines.map((line) => (
              <ReturnLineFields key={line.position} line={line} refused={refused} />
            ))}
          </ul>
        </fieldset>
        {isOpen && (
          <>
            <TextArea
              id="return-message"
              name="message"
              rows={3}
              maxLength={1000}
              label={t('return.message')}
              hint={t('return.message.hint')}
              optional={t('field.optional')}
              defaultValue={refused?.values.message}
            />
            <p className="text-muted">
              {t(forBuyer('return.cost'))}{' '}
              <Link to={contentHref(language, paths.returns)} className="text-petrol underline underline-offset-4">
                {t(forBuyer('return.terms'))}
              </Link>
            </p>
            {label !== null && <LabelOffer label={label} isChosen={refused?.values.buys_label !== undefined} />}
            <Button className="sm:justify-self-start" disabled={isSending}>
              {t(isSending ? 'return.sending' : 'return.send')}
            </Button>
          </>
        )}
      </Form>
    </>
  )
}

/** The texts that name the right of withdrawal, which a company does not have. */
type BuyersKey = 'return.tooEarly' | 'return.until' | 'return.cost' | 'return.terms'
