import { Form, useNavigate } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { mayMove } from '../ui/may-move'
import { useTranslation } from '../store/use-translation'
import { Button, type ButtonLook } from '../ui/button'
import type { FinderChoices } from './finder-choices'
import { finderHref } from '../routing/finder-query'
import { FinderSelect } from './finder-select'
import type { FinderSelectName, FinderState } from './finder-state'
import { useFinder } from './use-finder'
import { useChoiceInAddress } from './use-choice-in-address'
import { useSavedChoice } from './use-saved-choice'

/**
 * Type, brand and model as one GET form. Without JavaScript each submit leads to the next select; with JavaScript a choice fills
 * the next select at once. `narrow` fixes the type. `inAddress` writes the choice into the URL; for the finder page only.
 */
export function FinderForm({ choices, narrow = false, inAddress = false, look = 'primary' }: FinderFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [state, dispatch] = useFinder(choices, language)
  useChoiceInAddress(state, dispatch, inAddress)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const choose = (select: FinderSelectName, key: string) => dispatch({ event: 'chosen', select, key })

  // A choice made before hydration fired no React event.
  useEffect(() => {
    for (const select of form.current?.querySelectorAll('select') ?? []) {
      if (isSelectName(select.name) && select.value !== '') dispatch({ event: 'chosen', select: select.name, key: select.value })
    }
  }, [dispatch])
  useSavedChoice(state, dispatch)

  function submit(event: FormEvent) {
    event.preventDefault()
    const { type, brand, device } = state
    const address = device === '' ? finderHref(language, { type, brand }) : href('device', language, { key: device })
    navigate(address, { viewTransition: mayMove() })
  }

  const select = (name: FinderSelectName, offered: FinderChoices['types'], loading: boolean) => (
    <FinderSelect {...{ name, loading, choices: offered, value: state[name], id: `${id}-${name}`, onChoose: choose }} />
  )
  return (
    <Form
      ref={form}
      action={href('finder', language)}
      aria-label={t('finder.form')}
      autoComplete="off"
      onSubmit={submit}
      className={`grid items-end gap-3 ${narrow ? NARROW : WIDE}`}
    >
      {narrow ? <input type="hidden" name="type" value={state.type} /> : select('type', state.types, false)}
      {select(
        'brand',
        state.brands,
        state.status === 'loading-brands' || (state.status === 'loading-models' && state.brands.length === 0),
      )}
      {select('device', state.models, state.status === 'loading-models')}
      <Button look={look} className="h-12">
        <SubmitText state={state} />
      </Button>
      <Status state={state} />
    </Form>
  )
}

const WIDE = 'sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]'
const NARROW = 'grid-cols-[1fr_1fr_auto]'

const isSelectName = (name: string): name is FinderSelectName => name === 'type' || name === 'brand' || name === 'device'

/** Without JavaScript, or after a failed request, the button leads to the next select. */
function SubmitText({ state: { models, status } }: { state: FinderState }) {
  const { t } = useTranslation()
  if (models.length > 0) return t('finder.show')
  if (status === 'failed') return t('finder.next')
  return (
    <>
      <span className="[@media(scripting:enabled)]:hidden">{t('finder.next')}</span>
      <span className="hidden [@media(scripting:enabled)]:inline">{t('finder.show')}</span>
    </>
  )
}

/** New options are announced to screen readers only; a failure is shown to everyone. */
function Status({ state: { status, requestId, brands, brand, models } }: { state: FinderState }) {
  const { t } = useTranslation()
  const failed = status === 'failed'
  const loaded = requestId > 0 && status === 'idle'
  return (
    <p role="status" className={failed ? 'col-span-full text-sm font-medium text-warm' : 'sr-only'}>
      {failed && t('finder.failed')}
      {loaded && brand === '' && brands.length > 0 && t('finder.brand.status', { count: brands.length })}
      {loaded && models.length > 0 && t('finder.device.status', { count: models.length })}
    </p>
  )
}

type FinderFormProps = { choices: FinderChoices; narrow?: boolean; inAddress?: boolean; look?: ButtonLook }
