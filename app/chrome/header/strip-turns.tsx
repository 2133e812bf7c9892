import { plainText } from '../../content/plain-text'
import { Banner } from '../../deals/banner'
import { ServerFragment } from '../../fragments/server-fragment'
import { Html } from '../../ui/html'
import type { ChromeData } from '../chrome-data.server'
import { SellingPoints } from './selling-points'
import { Turns } from './turns'

/** A longer message, in characters, does not fit on two lines of a phone: it is one line, scrolled page by page. */
const MAX_TWO_LINES = 80

/** The line in which the shop's message, the deal or countdown and the selling points take turns. */
export function StripTurns({ data: { message, banner } }: { data: Pick<ChromeData, 'message' | 'banner'> }) {
  const isLong = plainText(message).length > MAX_TWO_LINES
  return (
    <Turns>
      {message !== '' && (
        <div data-turn className={`turn turn-message ${isLong ? 'turn-long' : ''}`}>
          <Html html={message} className="message" />
        </div>
      )}
      <Banner data={banner} />
      <ServerFragment of={['selling points']}>
        <SellingPoints />
      </ServerFragment>
    </Turns>
  )
}
