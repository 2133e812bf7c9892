import { useEffect, useRef } from 'react'
import { useRefresh } from './use-refresh'

/**
 * Keeps a value of the root's data equal in all tabs: a tab broadcasts its value when it opens, because a plain form may have
 * changed it, and each change; one that receives a different value reloads its data. A tab that receives its own value does
 * nothing, which ends the exchange. Tabs whose `isOn` is false take no part.
 */
export function useTabSync(name: string, value: string | number | null, isOn: boolean): void {
  const refresh = useRefresh()
  const shown = useRef<string | number | null>(null)
  const channel = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    if (!isOn) return
    const opened = new BroadcastChannel(name)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== shown.current) refresh()
    }
    channel.current = opened
    return () => {
      opened.close()
      channel.current = null
    }
  }, [name, isOn, refresh])

  useEffect(() => {
    shown.current = value
    channel.current?.postMessage(value)
  }, [value])
}
