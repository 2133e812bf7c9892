import { useEffect, useRef } from 'react'
import { VAT_DISPLAYS, type VatDisplay } from '../store/vat-display'
import { useRefresh } from '../ui/use-refresh'

const CHANNEL = 'vat'

/**
 * Switching broadcasts an update (spec section 4): this tab tells the others what it shows from now on, and asks for its data anew when
 * another shows something else. Who hears what she shows already does nothing, so the tabs come to rest.
 */
export function useVatOfOtherTabs(vat: VatDisplay, switchable: boolean): void {
  const refresh = useRefresh()
  const shown = useRef(vat)
  const channel = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    if (!switchable) return
    const opened = new BroadcastChannel(CHANNEL)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      const isDisplay = VAT_DISPLAYS.some((display) => display === data)
      if (isDisplay && data !== shown.current) refresh()
    }
    channel.current = opened
    return () => opened.close()
  }, [switchable, refresh])

  useEffect(() => {
    if (shown.current === vat) return
    shown.current = vat
    channel.current?.postMessage(vat)
  }, [vat])
}
