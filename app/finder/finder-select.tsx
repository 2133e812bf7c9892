import { CONTROL, FieldFrame } from '../ui/field-frame'
import type { FinderOption } from './finder-choices'
import type { FinderSelectName } from './finder-state'
import { useTranslation } from '../store/use-translation'

/** One of the three selects; while it has no options it is disabled and its prompt says why. */
export function FinderSelect({ name, choices, value, loading, id, onChoose }: FinderSelectProps) {
  const { t } = useTranslation()
  const offered = choices.length > 0 || name === 'type'
  const prompt = offered ? t(`finder.${name}.choose`) : loading ? t(`finder.${name}.loading`) : t(`finder.${name}.first`)
  return (
    <FieldFrame id={id} label={t(`finder.${name}`)}>
      {(attributes) => (
        <select
          name={name}
          value={value}
          onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
          disabled={choices.length === 0}
          required={name === 'type'}
          aria-busy={loading || undefined}
          className={`${CONTROL} select pr-10 text-ellipsis`}
          {...attributes}
        >
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice.key} value={choice.key}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type FinderSelectProps = {
  name: FinderSelectName
  choices: readonly FinderOption[]
  value: string
  loading: boolean
  id: string
  onChoose: (name: FinderSelectName, key: string) => void
}
