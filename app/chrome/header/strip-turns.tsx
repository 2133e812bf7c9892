import { useState } from 'react'
import { plainText } from '../../content/plain-text'
import { Banner } from '../../deals/banner'
import { ServerFragment } from '../../fragments/server-fragment'
import { Html } from '../../ui/html'
import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'
import type { ChromeData } from '../chrome-data.server'
import { SellingPoints } from './selling-points'
import { showNext, useTurns } from './use-turns'

/** A longer message, in characters, does not fit on two lines of a phone: it is one line, scrolled page by page. */
const MAX_TWO_LINES = 80

/**
 * The one line in which the shop's message, the deal or countdown and the selling points take turns. The line itself scrolls: without
 * JavaScript and with reduced motion the shopper scrolls it, and focusing a link brings it into view.
 */
export function StripTurns({ data: { message, banner } }: { data: Pick<ChromeData, 'message' | 'banner'> }) {
  const { t } = useTranslation()
  const [line, setLine] = useState<HTMLElement | null>(null)
  const [stopped, setStopped] = useState(false)
  const [pause, setPause] = useState<HTMLElement | null>(null)
  useTurns(line, pause, stopped)
  const isLong = plainText(message).length > MAX_TWO_LINES
  return (
    <div className="turns">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div ref={setLine} role="group" aria-label={t('strip.label')} tabIndex={0} className="turns-line">
        {message !== '' && (
          <div data-turn className={`turn turn-message ${isLong ? 'turn-long' : ''}`}>
            <Html html={message} className="message" />
          </div>
        )}
        <Banner data={banner} />
        <ServerFragment of={['selling points']}>
          <SellingPoints />
        </ServerFragment>
      </div>
      <div className="turns-controls">
        <button
          ref={setPause}
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
          onClick={() => line && showNext(line)}
          className="turns-control turns-next"
        >
          <Icon name="chevron-right" size={20} />
        </button>
      </div>
    </div>
  )
}
