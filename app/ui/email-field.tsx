import type { ComponentProps } from 'react'
import { Field } from './field'

/** A field for an e-mail address, which browsers fill in and phones show the keys for. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'inputMode'>) {
  return <Field name="email" type="email" autoComplete="email" inputMode="email" {...props} />
}
