import { useId } from 'react'
import type { RefusedForm } from '../forms/form-errors'
import { useTranslation } from '../store/use-translation'
import type { FormView } from './load-withdrawal.server'
import { Icon } from '../ui/icon'
import { KeptTogether } from '../store/kept-together'

type LineChoiceProps = { lines: FormView['lines']; typed: RefusedForm['values'] | null; error: string | undefined }

/** The lines of the order that the shopper is logged in to, to be ticked, with how many pieces of each. */
export function LineChoice({ lines, typed, error }: LineChoiceProps) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId} aria-invalid={error ? true : undefined}>
      <legend className="font-semibold">{t('withdrawal.goods.lines')}</legend>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map(({ position, name, quantity, chosen }) => (
          <li key={position} className="flex items-center gap-3 py-2">
            <label className="flex min-h-11 grow cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={`line-${position}`}
                defaultChecked={typed === null ? chosen > 0 : `line-${position}` in typed}
                className="size-5 shrink-0 accent-ink"
              />
              <span>
                <KeptTogether>{name}</KeptTogether>
              </span>
            </label>
            {quantity > 1 && (
              <input
                type="number"
                name={`pieces-${position}`}
                min={1}
                max={quantity}
                defaultValue={typed?.[`pieces-${position}`] ?? (chosen || quantity)}
                aria-label={`${t('withdrawal.pieces')}: ${name}`}
                className="min-h-11 w-20 rounded-lg border border-control bg-white px-3"
              />
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-sm font-medium text-red">
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
