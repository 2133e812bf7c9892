import { useTranslation } from '../store/use-translation'
import type { ReturnView } from './load-return.server'
import { QrCode } from './qr-code'
import { ReturnBooking } from './return-booking'

/** The instructions for packing, the carrier's label or else the slip of the shop, where to hand in the parcel, and who pays. */
export function ReturnLabel({ shown, label }: { shown: ReturnView; label: NonNullable<ReturnView['label']> }) {
  const { t } = useTranslation()
  const { number, lines, points, freightPaidBy, labelPrice } = shown
  const { carrier, booking } = label
  const kinds = new Set(lines.filter(({ is_sent }) => is_sent).map(({ battery }) => battery))
  return (
    <>
      <section>
        <h2>{t('return.pack')}</h2>
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {kinds.has('lithium') && <li>{t('return.pack.lithium')}</li>}
          {kinds.has('lead') && <li>{t('return.pack.lead')}</li>}
          {kinds.has('other') && <li>{t('return.pack.other')}</li>}
          <li>{t('return.pack.box', { number })}</li>
        </ul>
      </section>
      {booking === null ? <Slip label={label} /> : <ReturnBooking booking={booking} carrier={carrier} />}
      <section>
        <h2>{t('return.dropOff', { carrier })}</h2>
        <p className="mt-2">{t(booking === null ? `return.freight.${freightPaidBy}` : 'return.freight.booked', { carrier })}</p>
        {labelPrice !== null && <p className="mt-1">{t('return.freight.bought', { price: labelPrice.price })}</p>}
        {points !== null && points.length > 0 ? (
          <>
            <p className="mt-2 text-muted">{t('return.dropOff.text')}</p>
            <ul className="mt-1 grid gap-2">
              {points.map(({ id, name, about, distance }) => (
                <li key={id}>
                  <span className="font-semibold">{name}</span> <span className="text-muted">{distance}</span>
                  <span className="block text-sm">{about}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="mt-2 text-muted">{t('return.dropOff.away', { carrier })}</p>
        )}
      </section>
    </>
  )
}

/** The slip with the code that the warehouse scans; it is no postage. */
function Slip({ label: { code, to, drawing } }: { label: NonNullable<ReturnView['label']> }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2>{t('return.label')}</h2>
      <p className="mt-2 print:hidden">{t('return.label.text')}</p>
      <div className="mt-3 flex max-w-md items-center gap-4 rounded-xl border-2 border-ink p-4">
        <QrCode code={drawing} label={t('return.label.alt', { number: code })} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('return.label.to')}</p>
          <address className="not-italic">
            {to.map((row) => (
              <span key={row} className="block">
                {row}
              </span>
            ))}
          </address>
          <p className="mt-2 font-bold tabular-nums">{code}</p>
        </div>
      </div>
    </section>
  )
}
