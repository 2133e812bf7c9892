import type { PageHandle } from '../chrome/page-handle'

export const handle: PageHandle = { layout: 'default' }

export default function Page() {
  return null
}
