import { useEffect, useRef } from 'react'
import { VAT_DISPLAYS, type VatDisplay } from '../store/vat-display'
import { useRefresh } from '../ui/use-refresh'

const CHANNEL = 'vat'

/**
 * Keeps the VAT display of all tabs equal (spec section 4): a tab broadcasts its value when it opens, because a plain form may have changed it, and
 * each change; one that receives a different value reloads its data. A tab that receives its own value does nothing, which ends the exchange.
 */
export function useVatTabSync(vat: VatDisplay, switchable: boolean): void {
  const refresh = useRefresh()
  const displayed = useRef<VatDisplay | null>(null)
  const channel = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    if (!switchable) return
    const opened = new BroadcastChannel(CHANNEL)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      const isDisplay = VAT_DISPLAYS.some((display) => display === data)
      if (isDisplay && data !== displayed.current) refresh()
    }
    channel.current = opened
    return () => opened.close()
  }, [switchable, refresh])

  useEffect(() => {
    if (displayed.current === vat) return
    displayed.current = vat
    channel.current?.postMessage(vat)
  }, [vat])
}
