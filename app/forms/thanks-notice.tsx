import { useEffect, useRef } from 'react'
import { Notice } from '../ui/notice'

/** Stands where a form stood that was taken, and takes the focus from it. */
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
