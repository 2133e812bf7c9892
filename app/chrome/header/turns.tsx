import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'
import { showNext, useTurns } from './use-turns'

/**
 * One line in which `children`, elements with `data-turn`, take turns. The line itself scrolls: without JavaScript and with
 * reduced motion the shopper scrolls it, and focusing a link brings it into view.
 */
export function Turns({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  const pause = useRef<HTMLButtonElement>(null)
  const [stopped, setStopped] = useState(false)
  useTurns(line, pause, stopped)
  return (
    <div className="turns">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div ref={line} role="group" aria-label={t('strip.label')} tabIndex={0} className="turns-line">
        {children}
      </div>
      <div className="turns-controls">
        <button
          ref={pause}
          type="button"
          aria-pressed={stopped}
          aria-label={t('strip.pause')}
          onClick={() => setStopped(!stopped)}
          className="turns-control turns-pause"
        >
          <span className="pause-sign" aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('strip.next')}
          onClick={() => line.current && showNext(line.current)}
          className="turns-control turns-next"
        >
          <Icon name="chevron-right" size={20} />
        </button>
      </div>
    </div>
  )
}
