import { useTranslation } from '../store/use-translation'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'
import type { ReturnView } from './load-return.server'
import { QrCode } from './qr-code'

type Booking = NonNullable<NonNullable<ReturnView['label']>['booking']>

/**
 * The label that the carrier has booked: the QR code for the drop-off point, the code to write
 * on the parcel, and the label to print.
 */
export function ReturnBooking({ booking, carrier }: { booking: Booking; carrier: string }) {
  const { t } = useTranslation()
  if (booking.state === 'waiting') {
    return (
      <section>
        <h2>{t('return.booking', { carrier })}</h2>
        <div className="mt-3 max-w-prose">
          <Notice kind="warning">{t('return.booking.waiting', { carrier })}</Notice>
        </div>
      </section>
    )
  }
  const { qr, writeOn, file, number } = booking
  return (
    <section>
      <h2>{t('return.booking', { carrier })}</h2>
      <p className="mt-2">{t(qr === null ? 'return.booking.print' : 'return.booking.scan')}</p>
      <div className="mt-3 flex max-w-md flex-wrap items-center gap-4 rounded-xl border-2 border-ink p-4">
        {qr !== null && <QrCode code={qr} label={t('return.booking.alt', { carrier })} />}
        <dl className="grid min-w-0 gap-2">
          {writeOn !== null && (
            <div>
              <dt className="text-sm text-muted">{t('return.booking.writeOn')}</dt>
              <dd className="text-lg font-bold tracking-wider">{writeOn}</dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-muted">{t('return.booking.number')}</dt>
            <dd className="break-all tabular-nums">{number}</dd>
          </div>
        </dl>
      </div>
      {file !== null && (
        <a href={file} className={`${buttonClass('secondary')} mt-4 print:hidden`}>
          {t('return.booking.file')}
        </a>
      )}
    </section>
  )
}
