import { Thumb } from '../card/thumb'
import { RETURN_CONDITIONS } from '../commerce/contract/return-choices'
import type { RefusedForm } from '../forms/form-errors'
import { useTranslation } from '../store/use-translation'
import { Field } from '../ui/field'
import { CONTROL, FieldFrame } from '../ui/field-frame'
import { type ReturnableLine, returnFields } from './return-fields'
import { KeptTogether } from '../store/kept-together'

/** One line of an order: marked to be sent back, it asks how many pieces, why, and in which condition they are. */
export function ReturnLineFields({ line, refused }: { line: ReturnableLine; refused: RefusedForm | null }) {
  const { t } = useTranslation()
  const { position, name, left, reasons, battery, thumb, is_gift_card } = line
  const names = returnFields(position)
  const errorOf = (field: string) => {
    const error = refused?.errors[field]
    return error && t(error)
  }
  const closed = is_gift_card ? 'giftCard' : left === 0 ? 'taken' : reasons.length === 0 ? 'late' : null
  return (
    <li className="rounded-xl border border-line p-4">
      <div className="flex items-start gap-4">
        <Thumb thumb={thumb} className="size-14" />
        <div className="min-w-0">
          <p className="font-semibold">
            <KeptTogether>{name}</KeptTogether>
          </p>
          <p className="text-sm text-muted">
            {closed === null ? t('return.line.left', { count: left }) : t(`return.line.${closed}`)}
          </p>
        </div>
      </div>
      {closed === null && (
        <div className="group mt-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name={names.chosen}
              defaultChecked={refused?.values[names.chosen] !== undefined}
              className="size-5 accent-ink"
            />
            {t('return.line.take')}
          </label>
          <div className="mt-2 hidden items-start gap-4 group-has-[input:checked]:grid sm:grid-cols-2">
            <Field
              id={names.quantity}
              name={names.quantity}
              type="number"
              inputMode="numeric"
              min={1}
              max={left}
              label={t('return.line.quantity')}
              defaultValue={refused?.values[names.quantity] ?? left}
              error={errorOf(names.quantity)}
            />
            <Choice
              name={names.reason}
              label={t('return.line.reason')}
              error={errorOf(names.reason)}
              chosen={refused?.values[names.reason]}
              options={reasons.map((reason) => ({ value: reason, label: t(`return.reason.${reason}`) }))}
            />
            <Choice
              name={names.condition}
              label={t('return.line.condition')}
              error={errorOf(names.condition)}
              chosen={refused?.values[names.condition]}
              options={RETURN_CONDITIONS.map((condition) => ({ value: condition, label: t(`return.condition.${condition}`) }))}
            />
            {(battery === 'lithium' || battery === 'lead') && (
              <p className="rounded-lg bg-warm-soft px-3 py-2 text-sm sm:col-span-2">{t(`return.line.${battery}`)}</p>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

function Choice({ name, label, error, chosen = '', options }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <FieldFrame id={name} label={label} error={error}>
      {(attributes) => (
        <select name={name} defaultValue={chosen} className={`select ${CONTROL}`} {...attributes}>
          <option value="">{t('return.line.pick')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type ChoiceProps = {
  name: string
  label: string
  error: string | undefined
  chosen: string | undefined
  options: readonly { value: string; label: string }[]
}
