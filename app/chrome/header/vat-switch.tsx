import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SWITCH_VAT } from '../../cart/switch-vat'
import { useVat } from '../../pricing/use-price'
import { VAT_DISPLAYS } from '../../store/vat-display'
import { href } from '../../routing/href'
import { useStore } from '../../store/use-shop'

const WHO = { including: 'vat.private', excluding: 'vat.company' } as const

/** Prices with or without VAT, where the storefront allows it (spec section 2, Header). `look` is that of the strip, or of the menu. */
export function VatSwitch({ look }: { look: keyof typeof LOOKS }) {
  const { t } = useTranslation()
  const { language, allowExVat } = useStore()
  const { pathname, search } = useLocation()
  const display = useVat()
  if (!allowExVat) return null
  const { box, button, pill, who } = LOOKS[look]
  return (
    <Form method="post" action={href('cart', language)} preventScrollReset>
      <input type="hidden" name="intent" value={SWITCH_VAT} />
      <input type="hidden" name="return_to" value={pathname + search} />
      <div role="group" aria-label={t('vat.label')} className={box}>
        {VAT_DISPLAYS.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="vat"
            value={choice}
            aria-pressed={choice === display}
            className={`group cursor-pointer ${button}`}
          >
            <span className={`rounded-md ${pill} group-aria-pressed:bg-white group-aria-pressed:text-ink ${FORCED}`}>
              <span className={who}>{t(WHO[choice])} </span>
              {t(`vat.${choice}`)}
            </span>
          </button>
        ))}
      </div>
    </Form>
  )
}

const LOOKS = {
  strip: {
    box: 'flex',
    button: 'flex h-10 items-center bg-transparent whitespace-nowrap',
    pill: 'border border-transparent px-2 py-0.5 group-not-aria-pressed:border-white/40',
    who: 'sr-only min-[1440px]:not-sr-only',
  },
  menu: {
    box: 'grid grid-cols-2 rounded-lg bg-mist',
    button: 'grid p-1 text-left',
    pill: 'min-h-12 px-3 py-1.5 text-sm leading-tight text-muted group-aria-pressed:shadow-sm',
    who: 'block text-base font-semibold',
  },
} as const

/** Forced colours leave no shade to tell the pressed one by. */
const FORCED = 'forced-colors:group-aria-pressed:outline-2 forced-colors:group-aria-pressed:-outline-offset-2'
