import { Form, useLocation } from '@remix-run/react'
import { Fragment } from 'react'
import { SWITCH_VAT } from '../../cart/rules/switch-vat'
import { ServerFragment } from '../../fragments/server-fragment'
import { useVat } from '../../store/use-vat'
import { VAT_DISPLAYS } from '../../store/vat-display'
import { href } from '../../routing/href'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

const CUSTOMER_TYPES = { including: 'vat.private', excluding: 'vat.company' } as const

/**
 * Switches between prices including and excluding VAT, where the storefront allows it (spec section 2, Header). `look`: in the
 * header bar or in the menu. The spaces keep the buttons apart where there are no styles.
 */
export function VatSwitch({ look }: { look: keyof typeof LOOKS }) {
  const { language, allowExVat } = useStore()
  const { pathname, search } = useLocation()
  if (!allowExVat) return null
  return (
    <Form method="post" action={href('cart', language)} preventScrollReset className={LOOKS[look].form}>
      <input type="hidden" name="intent" value={SWITCH_VAT} />
      <input type="hidden" name="return_to" value={pathname + search} />
      <ServerFragment of={['vat switch', look]}>
        <Choices look={look} />
      </ServerFragment>
    </Form>
  )
}

function Choices({ look }: { look: keyof typeof LOOKS }) {
  const { t } = useTranslation()
  const display = useVat()
  const { pill, customer } = LOOKS[look]
  return (
    <div role="group" aria-label={t('vat.label')} className="grid grid-cols-2 rounded-lg bg-mist">
      {VAT_DISPLAYS.map((choice) => (
        <Fragment key={choice}>
          <button
            type="submit"
            name="vat"
            value={choice}
            aria-pressed={choice === display}
            className="group grid cursor-pointer rounded-lg p-0.5 text-left"
          >
            <span className={`${PILL} ${pill} ${FORCED_COLORS}`}>
              <span className={`block font-semibold ${customer}`}>{t(CUSTOMER_TYPES[choice])} </span>
              {t(`vat.${choice}`)}
            </span>
          </button>{' '}
        </Fragment>
      ))}
    </div>
  )
}

const PILL =
  'rounded-md leading-tight whitespace-nowrap text-muted group-hover:text-ink group-aria-pressed:bg-white group-aria-pressed:text-ink group-aria-pressed:shadow-sm'

const LOOKS = {
  bar: {
    form: 'hidden lg:block',
    pill: 'min-h-11 px-3 py-1 text-xs',
    customer: 'text-sm leading-tight',
  },
  menu: {
    form: '',
    pill: 'min-h-12 px-3 py-1.5 text-sm',
    customer: 'text-base leading-tight',
  },
} as const

/** In forced-colors mode backgrounds are removed, so an outline marks the pressed button. */
const FORCED_COLORS = 'forced-colors:group-aria-pressed:outline-2 forced-colors:group-aria-pressed:-outline-offset-2'
