import type { SearchProduct } from '../commerce/contract/product'

/** Product picture beside the product's name: its `alt` is empty, because screen readers read the name. Fills its frame. */
export function DecorativePicture({ picture, eager = false }: { picture: NonNullable<SearchProduct['thumb']>; eager?: boolean }) {
  const { url, width, height } = picture
  const loading = eager ? 'eager' : 'lazy'
  return <img src={url} width={width} height={height} alt="" loading={loading} decoding="async" className="thumb" />
}
