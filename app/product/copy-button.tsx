import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'

/** Copies a number to the clipboard. It appears only where a script can do that. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const possible = useSyncExternalStore(never, hasClipboard, () => false)
  if (!possible) return null

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex min-h-8 items-center gap-1 rounded-md px-2 font-normal text-petrol hover:bg-mist"
    >
      <Icon name={copied ? 'check' : 'copy'} size={20} />
      <span role="status">{t(copied ? 'product.copied' : 'product.copy')}</span>
      <span className="sr-only">: {text}</span>
    </button>
  )
}

/** A browser's abilities do not change while the page stands. */
function never() {
  return () => undefined
}

/** Pages that are not secure have no clipboard, whatever its type says. */
function hasClipboard(): boolean {
  return 'clipboard' in navigator
}
