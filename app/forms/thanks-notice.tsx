import { useEffect, useRef } from 'react'
import { Notice } from '../ui/notice'

/** Success message that replaces a submitted form and takes the focus. */
export function ThanksNotice({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg outline-none">
      <Notice kind="success" title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  )
}
