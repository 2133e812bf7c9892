import type { DropdownOption } from './dropdown-options'
import { OptionLink } from './dropdown-option'
import { optionId } from './use-combobox'
import { useVat } from '../store/use-vat'
import { useTranslation } from '../store/use-translation'

type Kind = DropdownOption['kind']

/** The second column holds the products, the first everything else; on a narrow screen they are stacked. */
const COLUMNS = [
  [
    { kind: 'device', label: 'suggest.device' },
    { kind: 'earlier', label: 'suggest.earlier' },
    { kind: 'hint', label: 'suggest.hints' },
    { kind: 'category', label: 'suggest.categories' },
  ],
  [{ kind: 'product', label: 'suggest.products' }],
] as const

/** The listbox: all options in labelled groups. */
export function DropdownList({ id, options, active, onFollow }: DropdownListProps) {
  const { t } = useTranslation()
  const isNet = useVat() === 'excluding'
  if (options.length === 0) return null

  const rows = (kind: Kind) =>
    options.map((option, index) =>
      option.kind === kind ? (
        <OptionLink
          key={optionId(id, index)}
          option={option}
          id={optionId(id, index)}
          active={index === active}
          onFollow={onFollow}
        />
      ) : null,
    )
  const has = (kind: Kind) => options.some((option) => option.kind === kind)
  const columns = COLUMNS.map((groups) => groups.filter(({ kind }) => has(kind))).filter((groups) => groups.length > 0)

  return (
    <div role="listbox" id={id} aria-label={t('suggest.list')} className="overflow-y-auto overscroll-contain">
      <div role="presentation" className={columns.length > 1 ? 'lg:grid lg:grid-cols-[2fr_3fr] lg:gap-x-3' : ''}>
        {columns.map((groups) => (
          <div key={groups[0]?.kind} role="presentation" className="min-w-0">
            {groups.map(({ kind, label }) => (
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-2">
                <p id={`${id}-${kind}`} role="presentation" className="px-3 py-1 text-sm font-semibold text-muted">
                  {t(label)}
                  {isNet && kind === 'product' && <span className="font-normal">{` ${t('vat.excluding')}`}</span>}
                </p>
                {rows(kind)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {(has('all') || has('anyway')) && (
        <div role="presentation" className="border-t border-line pt-2">
          {rows('all')}
          {rows('anyway')}
        </div>
      )}
    </div>
  )
}

type DropdownListProps = { id: string; options: readonly DropdownOption[]; active: number | null; onFollow: () => void }
