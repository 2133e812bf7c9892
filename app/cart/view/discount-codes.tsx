import { type ReactNode, useRef } from 'react'
import { keepUnits } from '../../commerce/contract/keep-units'
import { CartForm } from '../live/cart-form'
import type { FormError } from '../../forms/form-errors'
import { Icon } from '../../ui/icon'
import { type CodeState, isRejected } from '../../discounts/code-state'
import { CUSTOMER_DISCOUNT } from '../../commerce/contract/customer-discount-code'
import { DISCOUNTS } from '../../discounts/codes'
import { DiscountForm } from './discount-form'
import { useCodeName, useCodeText } from '../../discounts/use-code-text'
import { useTranslation } from '../../store/use-translation'

/** The discount codes on the cart's page. */
export function DiscountCodes({ codes, error = null }: CodesProps) {
  const { t } = useTranslation()
  return (
    <section id={DISCOUNTS} aria-labelledby="discounts-title" className="mt-8 scroll-mt-32">
      <h2 id="discounts-title" className="sr-only">
        {t('discounts.title')}
      </h2>
      <CodeLists codes={codes} error={error} />
    </section>
  )
}

/** A field to add a code, the valid codes with their savings, and the rejected codes with the reasons. */
export function CodeLists({ codes, error = null }: CodesProps) {
  const { t } = useTranslation()
  const rejected = codes.filter(isRejected)
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      {/* In the drawer, the answer may be hidden behind the foot. */}
      <DiscountForm codes={codes} error={error} onAdded={() => list.current?.scrollIntoView({ block: 'nearest' })} />
      <div ref={list} role="status" className="scroll-mb-4">
        <CodeList codes={codes.filter((code) => !isRejected(code))} />
        {rejected.length > 0 && (
          <>
            <h3 className="mt-5 text-base font-semibold">{t('discounts.rejected')}</h3>
            <CodeList codes={rejected} />
          </>
        )}
      </div>
    </>
  )
}

function CodeList({ codes }: { codes: readonly CodeState[] }) {
  if (codes.length === 0) return null
  return (
    <ul className="mt-3 grid max-w-2xl gap-2">
      {codes.map((code) => (
        <CodeRow key={code.code} code={code} />
      ))}
    </ul>
  )
}

function CodeRow({ code }: { code: CodeState }) {
  const { t } = useTranslation()
  const text = useCodeText()
  const name = useCodeName()
  const { state, label } = code
  const isCustomers = code.code === CUSTOMER_DISCOUNT
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-lg border border-line py-2 pr-2 pl-4">
      <Icon
        name={state === 'applied' ? 'tag' : state === 'unconfirmed' ? 'clock' : 'warning'}
        size={24}
        className={state === 'applied' ? 'text-green' : 'text-warm'}
      />
      <div className="min-w-0 grow basis-32 py-1">
        <p className="font-semibold break-words">
          {name(code)}
          {label !== '' && <span className="font-normal text-muted">{` · ${keepUnits(label)}`}</span>}
        </p>
        <p className={`text-sm tabular-nums ${state === 'applied' && code.saving !== 0 ? 'font-semibold text-green' : ''}`}>
          {text(code)}
        </p>
      </div>
      <div className="ml-auto flex">
        {state === 'removed' && (
          <CodeButton intent="add-code" code={code.code} label={t('discounts.retry.of', { code: code.code })}>
            {t('discounts.retry')}
          </CodeButton>
        )}
        {!isCustomers && (
          <CodeButton intent="remove-code" code={code.code} label={t('discounts.remove.of', { code: code.code })}>
            <Icon name="trash" size={20} />
            {t('discounts.remove')}
          </CodeButton>
        )}
      </div>
    </li>
  )
}

function CodeButton({ intent, code, label, children }: CodeButtonProps) {
  return (
    <CartForm intent={intent}>
      <input type="hidden" name="code" value={code} />
      <button
        type="submit"
        aria-label={label}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2 text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </button>
    </CartForm>
  )
}

type CodeButtonProps = { intent: 'add-code' | 'remove-code'; code: string; label: string; children: ReactNode }

/** `error` is why the last code was not tried. */
type CodesProps = { codes: readonly CodeState[]; error?: FormError | null }
