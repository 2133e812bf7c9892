import { innerAddress } from './inner-address'

/** The address that scripts can follow from here, of the link that an event was aimed at; null if there is none. */
export function addressOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.href === '') return null
  const facts = {
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    documentOnly: link.hasAttribute('data-document'),
  }
  return innerAddress(facts, location.href)
}
