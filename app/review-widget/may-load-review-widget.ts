import { isGranted } from '../store/consent-mask'

/**
 * Whether the widget at an address may be loaded. One of another origin learns of the visit, so it waits for consent to analytics; the backend's own
 * comes from the shop's origin and stores nothing.
 */
export function mayLoadReviewWidget(address: string, mask: number | null): boolean {
  return /^\/(?!\/)/.test(address) || isGranted(mask, 'analytics')
}
