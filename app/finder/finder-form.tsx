import { Form, useNavigate } from '@remix-run/react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { Button, type ButtonLook } from '../ui/button'
import type { FinderChoices } from './finder-choices'
import { finderHref } from '../routing/finder-query'
import { FinderSelect } from './finder-select'
import type { FinderSelectName, FinderState } from './finder-state'
import { useFinder } from './use-finder'
import { useKeptChoice } from './use-kept-choice'
import { useKeptInAddress } from './use-kept-in-address'

/**
 * Type, brand and model as one GET form. Without script each button press leads a step on; with it a choice fills the next select at once.
 * `narrow` takes the type for granted. `inAddress` keeps what is chosen in the address of the page, which is the finder's own.
 */
export function FinderForm({ choices, narrow = false, inAddress = false, look = 'primary' }: FinderFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [state, dispatch] = useFinder(choices, language)
  useKeptInAddress(state, inAddress)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const choose = (select: FinderSelectName, key: string) => dispatch({ event: 'chosen', select, key })

  // What was chosen before the page came alive has been heard by nobody.
  useEffect(() => {
    for (const select of form.current?.querySelectorAll('select') ?? []) {
      if (isSelectName(select.name) && select.value !== '') dispatch({ event: 'chosen', select: select.name, key: select.value })
    }
  }, [dispatch])
  useKeptChoice(state, dispatch)

  function go(event: FormEvent) {
    event.preventDefault()
    const { type, brand, device } = state
    navigate(device === '' ? finderHref(language, { type, brand }) : href('device', language, { key: device }))
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
      onSubmit={go}
      className={`grid items-end gap-3 ${narrow ? NARROW : WIDE}`}
    >
      {narrow ? <input type="hidden" name="type" value={state.type} /> : select('type', state.types, false)}
      {select('brand', state.brands, state.asking === 'brands' || (state.asking === 'models' && state.brands.length === 0))}
      {select('device', state.models, state.asking === 'models')}
      <Button look={look} className="h-12">
        <Step state={state} />
      </Button>
      <Status state={state} />
    </Form>
  )
}

const WIDE = 'sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]'
const NARROW = 'grid-cols-[1fr_1fr_auto]'

const isSelectName = (name: string): name is FinderSelectName => name === 'type' || name === 'brand' || name === 'device'

/** Where the button leads: without script, or when an answer failed, it is the way to the next select. */
function Step({ state: { models, asking } }: { state: FinderState }) {
  const { t } = useTranslation()
  if (models.length > 0) return t('finder.show')
  if (asking === 'failed') return t('finder.next')
  return (
    <>
      <span className="[@media(scripting:enabled)]:hidden">{t('finder.next')}</span>
      <span className="hidden [@media(scripting:enabled)]:inline">{t('finder.show')}</span>
    </>
  )
}

/** What arrived is said to those who listen; what failed is seen by everyone. */
function Status({ state: { asking, question, brands, brand, models } }: { state: FinderState }) {
  const { t } = useTranslation()
  const failed = asking === 'failed'
  const arrived = question > 0 && asking === 'nothing'
  return (
    <p role="status" className={failed ? 'col-span-full text-sm font-medium text-warm' : 'sr-only'}>
      {failed && t('finder.failed')}
      {arrived && brand === '' && brands.length > 0 && t('finder.brand.status', { count: brands.length })}
      {arrived && models.length > 0 && t('finder.device.status', { count: models.length })}
    </p>
  )
}

type FinderFormProps = { choices: FinderChoices; narrow?: boolean; inAddress?: boolean; look?: ButtonLook }
