import { Form, useLocation } from '@remix-run/react'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { LinkNotice } from '../rules/link-notice'
import { Link } from '../../ui/link'

/** Says what a link did to the cart and offers to undo it, until the shopper closes it. */
export function LinkNoticeBar({ link }: { link: LinkNotice }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { count, undo, former, ignored, malformed, untried } = link
  const codes = malformed.length + untried.length
  const opened = undo ? t('link.opened', { count }) : null
  const title = opened ?? (ignored.length > 0 ? t('link.none') : t('link.codes', { count: codes }))
  return (
    <div className="page-width no-print my-4">
      <Notice kind={ignored.length + codes > 0 ? 'warning' : 'success'} title={title}>
        {ignored.length > 0 && <p className="break-words">{t('link.ignored', { entries: ignored.join(', ') })}</p>}
        {malformed.length > 0 && (
          <p className="break-words">{t('link.malformed', { count: malformed.length, codes: malformed.join(', ') })}</p>
        )}
        {untried.length > 0 && (
          <p className="break-words">{t('link.untried', { count: untried.length, codes: untried.join(', ') })}</p>
        )}
        {former && <p>{t('link.former')}</p>}
        <Form method="post" action={href('cart', language)} preventScrollReset className="mt-3 flex flex-wrap gap-3">
          <input type="hidden" name="return_to" value={pathname + search} />
          {undo && (
            <button type="submit" name="intent" value="undo-link" className={buttonClass('secondary')}>
              {t('link.undo')}
            </button>
          )}
          <button type="submit" name="intent" value="close-link" className={buttonClass('quiet')}>
            {t(undo ? 'link.keep' : 'link.close')}
          </button>
          {undo && pathname !== href('cart', language) && (
            <Link to={href('cart', language)} className={buttonClass('quiet')}>
              {t('cart.added.toCart')}
            </Link>
          )}
        </Form>
      </Notice>
    </div>
  )
}
