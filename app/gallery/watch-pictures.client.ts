import { PLACEHOLDER } from './placeholder-picture'

/**
 * Shows the placeholder for each picture that cannot be loaded (spec section 3, Image type), also for those that failed before
 * this script ran. For a missing picture of the shop the server answers with the placeholder itself; this is for a lost
 * connection and for pictures from elsewhere.
 */
export function watchPictures(): void {
  // The event does not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) replace(picture)
}

function replace(picture: HTMLImageElement): void {
  const placeholder = `data:image/svg+xml,${encodeURIComponent(PLACEHOLDER)}`
  // Otherwise a browser that cannot show the placeholder would request it again and again.
  if (picture.src !== placeholder) picture.src = placeholder
}
