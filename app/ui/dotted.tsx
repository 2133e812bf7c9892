import { Children, type ReactNode } from 'react'

/**
 * Short texts on one line with a dot between them. Each dot belongs to the text behind it and hangs in a margin that is cut off,
 * so that a line that breaks neither ends nor begins with one.
 */
export function Dotted({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`overflow-hidden ${className}`}>
      <div className="-ml-5 flex flex-wrap">
        {Children.toArray(children)
          .filter((part) => part !== '')
          .map((part, at) => (
            <span key={at} className="relative min-w-0 pl-5">
              {at > 0 && (
                <span aria-hidden className="absolute left-2">
                  ·
                </span>
              )}
              {part}
            </span>
          ))}
      </div>
    </div>
  )
}
