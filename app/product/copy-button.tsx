import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

/** Copies `text` to the clipboard. Renders nothing without scripts or without the clipboard API. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const isSupported = useSyncExternalStore(neverChanges, hasClipboard, () => false)
  if (!isSupported) return null

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="-my-1.5 inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-normal text-petrol hover:bg-mist"
    >
      <Icon name={copied ? 'check' : 'copy'} size={20} />
      <span role="status">{t(copied ? 'product.copied' : 'product.copy')}</span>
      <span className="sr-only">: {text}</span>
    </button>
  )
}

function neverChanges() {
  return () => undefined
}

/** `navigator.clipboard` is undefined in insecure contexts, although its TypeScript type says otherwise. */
function hasClipboard(): boolean {
  return 'clipboard' in navigator
}
