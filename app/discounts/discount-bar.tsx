import { keepUnits } from '../commerce/contract/keep-units'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { type CodeState, isRejected } from './code-state'
import { DISCOUNTS } from './codes'
import { useCodeName, useCodeText } from './use-code-text'

/**
 * The active code, or the reason for which none is active, and a link to the list of codes. `count` is the number of pieces
 * in the cart: with an empty cart every applied code is active; otherwise only a code that reduces or adds a line. A
 * mistyped code is told in the cart alone.
 */
export function DiscountBar({ codes: all, count }: { codes: readonly CodeState[]; count: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const text = useCodeText()
  const name = useCodeName()
  const codes = all.filter((code) => code.state !== 'unknown' || !code.isTyped)
  const isActive = (code: CodeState) => code.state === 'applied' && (code.saving !== 0 || count === 0)
  if (codes.length === 0) return null
  return (
    <div className="page-width mt-2 mb-4 no-print">
      <div className="flex flex-wrap items-center gap-x-4 rounded-lg bg-mist px-4 py-1 text-sm">
        <ul className="grid grow gap-1 py-1.5">
          {codes.map((code) => (
            <li key={code.code} className="flex items-start gap-2">
              <Icon
                name={isRejected(code) ? 'warning' : 'tag'}
                size={20}
                className={isRejected(code) ? 'text-warm' : 'text-green'}
              />
              <span className="min-w-0 break-words">
                <strong>{isActive(code) ? t('discounts.bar.applied', { code: name(code) }) : name(code)}</strong>
                {code.label !== '' && `: ${keepUnits(code.label)}`}
                {!isActive(code) && `. ${text(code)}`}
              </span>
            </li>
          ))}
        </ul>
        <a
          href={`${href('cart', language)}#${DISCOUNTS}`}
          className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
        >
          {t('discounts.bar.link')}
        </a>
      </div>
    </div>
  )
}
