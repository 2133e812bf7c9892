import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import { isPlainClick } from '../ui/is-plain-click'

type MenuRowProps = {
  name: string
  href: string
  icon?: IconName
  /** Takes the focus when it is rendered. */
  focused?: boolean
  /** Opens the subcategories instead of following the link. */
  onOpen?: (() => void) | undefined
  onPointerEnter?: () => void
  onPointerLeave?: () => void
  onFocus?: () => void
}

/** A category as a row of the slide-in menu; without `onOpen` it is a plain link. */
export function MenuRow({ name, href, icon, focused = false, onOpen, ...intent }: MenuRowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])

  const opening = {
    ...intent,
    onClick: (event: MouseEvent) => {
      if (!onOpen || !isPlainClick(event)) return
      event.preventDefault()
      // The surrounding menu closes when a link is clicked; here the link is not followed.
      event.stopPropagation()
      onOpen()
    },
  }
  return (
    <li>
      <a ref={link} href={href} className={onOpen ? 'menu-row menu-row-opens' : 'menu-row'} {...(onOpen ? opening : {})}>
        {icon && <Icon name={icon} />}
        <span>{name}</span>
      </a>
    </li>
  )
}
