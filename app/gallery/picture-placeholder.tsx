import { Icon } from '../ui/icon'

/** Shown where a picture is missing (spec section 3, Image type). */
export function PicturePlaceholder() {
  return (
    <span className="flex size-full items-center justify-center rounded-lg bg-mist text-control">
      <Icon name="category-battery" size={64} className="max-h-2/3 max-w-2/3" />
    </span>
  )
}
