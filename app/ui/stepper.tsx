import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon } from './icon'

/** A quantity field (`children`) between its minus and plus buttons; the field alone when there are none. */
export function Stepper({ minus, plus, children, ...frame }: StepperProps) {
  return (
    <span
      {...frame}
      className="flex rounded-lg border border-control bg-white focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-petrol"
    >
      {minus && (
        <button {...minus} className={STEP}>
          <Icon name="minus" size={20} />
        </button>
      )}
      {children}
      {plus && (
        <button {...plus} className={STEP}>
          <Icon name="plus" size={20} />
        </button>
      )}
    </span>
  )
}

const STEP =
  'flex size-11 cursor-pointer items-center justify-center rounded-lg hover:bg-mist disabled:opacity-40 aria-disabled:opacity-40'

type StepButton = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'className'> & { 'aria-label': string }
type StepperProps = Omit<ComponentPropsWithoutRef<'span'>, 'className'> & {
  minus?: StepButton | undefined
  plus?: StepButton | undefined
  children: ReactNode
}
