import { useEffect, useRef } from 'react'
import { VAT_DISPLAYS, type VatDisplay } from '../store/vat-display'
import { useRefresh } from '../ui/use-refresh'

const CHANNEL = 'vat'

/**
 * Keeps the VAT display of all tabs equal (spec section 4): a change is broadcast, and a tab that receives a different value reloads its
 * data. A tab that receives its own value does nothing, which ends the exchange.
 */
export function useVatTabSync(vat: VatDisplay, switchable: boolean): void {
  const refresh = useRefresh()
  const displayed = useRef(vat)
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
