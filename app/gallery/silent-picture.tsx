import type { SearchProduct } from '../commerce/contract/product'

/** A picture of a product beside its name, which says what it shows: silent for who listens, and as large as its frame. */
export function SilentPicture({ picture, eager = false }: { picture: NonNullable<SearchProduct['thumb']>; eager?: boolean }) {
  const { url, width, height } = picture
  const loading = eager ? 'eager' : 'lazy'
  return (
    <img src={url} width={width} height={height} alt="" loading={loading} decoding="async" className="size-full object-contain" />
  )
}
