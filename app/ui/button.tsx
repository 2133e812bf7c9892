import { type LinkProps } from '@remix-run/react'
import type { ComponentPropsWithoutRef } from 'react'
import { Link } from './link'

/** `primary` (amber) is for the main action of a page; `secondary` has a border; `quiet` is text only. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet'

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-amber text-ink hover:bg-amber-deep',
  secondary: 'border border-control bg-white text-ink hover:bg-mist',
  quiet: 'text-petrol underline-offset-4 hover:underline',
}

/** The classes of a button, for an element that is neither `Button` nor `LinkButton`. */
export function buttonClass(look: ButtonLook, wide = false): string {
  const width = wide ? 'w-full' : ''
  return `inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-lg px-5 py-1 text-center font-semibold no-underline disabled:cursor-not-allowed disabled:opacity-60 ${LOOKS[look]} ${width}`
}

type ButtonStyle = { look?: ButtonLook; wide?: boolean }

export function Button({
  look = 'primary',
  wide = false,
  type = 'submit',
  className = '',
  ...rest
}: ButtonStyle & ComponentPropsWithoutRef<'button'>) {
  return <button type={type} className={`${buttonClass(look, wide)} ${className}`} {...rest} />
}

/** A link that looks like a button. */
export function LinkButton({ look = 'primary', wide = false, className = '', children, ...rest }: ButtonStyle & LinkProps) {
  return (
    <Link className={`${buttonClass(look, wide)} ${className}`} {...rest}>
      {children}
    </Link>
  )
}
