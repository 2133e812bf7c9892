import type { IconName } from './icon-names'

type IconProps = {
  name: IconName
  /** Width and height in pixels: 20 and 24 in the interface, 48 and 64 for category tiles. */
  size?: 20 | 24 | 48 | 64
  className?: string
}

/**
 * One icon of the sprite, in the colour of the surrounding text. It is hidden from screen readers: the text next to it, or
 * the `aria-label` of its button, says what it means. A filled star is `className="fill-current"` on `star`. Its symbol has
 * the view box, styles/icon.css the lines.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={`icon${size > 24 ? ' icon-large' : ''}${className === undefined ? '' : ` ${className}`}`}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
