import { Children, type ReactNode } from 'react'

/**
 * Short texts on one line with a dot between them. Each dot belongs to the text behind it and hangs in a margin that is cut off, so that a line that
 * breaks neither ends nor begins with one.
 */
export function Dotted({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`overflow-x-clip ${className}`}>
      <div className="-ml-4 flex flex-wrap">
        {Children.toArray(children)
          .filter((part) => part !== '')
          .map((part, at) => (
            <span key={at} className="relative min-w-0 pl-4 before:absolute before:left-1.5 before:content-['·']">
              {part}
            </span>
          ))}
      </div>
    </div>
  )
}
