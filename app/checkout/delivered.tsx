import { shownOrganisationNumber } from '../commerce/contract/shown-organisation-number'
import { useTranslation } from '../store/use-translation'
import type { Order } from '../commerce/contract/order'
import { arrivalText } from './arrival-text'
import { addressLines } from './address-lines'
import { Fact } from './fact'

/** The buyer's company, the address, the delivery and its days of arrival; the recipient of gift cards. */
export function Delivered({ order: { customer, shipping }, arrives }: { order: Order; arrives: string | null }) {
  const { t } = useTranslation()
  const { address, company, gift } = customer
  const point = shipping?.service_point ?? null
  const lines = [
    ...(company
      ? [company.name, t('order.organisationNumber', { number: shownOrganisationNumber(company.organisation_number) })]
      : []),
    ...(company?.reference ? [t('order.reference', { reference: company.reference })] : []),
    ...(address ? addressLines(address) : []),
    ...(shipping ? [shipping.name] : []),
    ...(point ? [`${point.name}, ${point.street}, ${point.city}`] : []),
    ...(shipping?.post_number ? [t('order.postNumber', { number: shipping.post_number })] : []),
    ...(shipping === null ? [] : [arrivalText(t, arrives)]),
    ...(gift ? [t('order.giftTo', { email: gift.email })] : []),
  ]
  return (
    <Fact title={t(shipping === null ? 'confirmation.delivery.gift' : 'confirmation.delivery')}>
      {lines
        .filter((line) => line !== '')
        .map((line, at) => (
          <span key={at} className="block break-words">
            {line}
          </span>
        ))}
    </Fact>
  )
}
