import type { IconName } from './icon-names'

type IconProps = {
  name: IconName
  /** Width and height in pixels: 20 and 24 in the interface, 48 and 64 for category tiles. */
  size?: 20 | 24 | 48 | 64
  className?: string
}

/**
 * One icon of the sprite, in the colour of the surrounding text. It is hidden from screen readers: the text next to it, or the
 * `aria-label` of its button, says what it means. A filled star is `className="fill-current"` on `star`.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 24 ? 1.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className === undefined ? 'shrink-0' : `shrink-0 ${className}`}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
