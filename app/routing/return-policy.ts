import { WITHDRAWAL_DAYS } from '../commerce/contract/lifetimes'
import type { MerchantReturnPolicy } from 'schema-dts'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { contentHref } from './href'

/** The terms of returns as structured data (schema.org MerchantReturnPolicy): by post, at the customer's expense. */
export function returnPolicy(language: Language, origin: string) {
  const { countryCode, paths } = storeOf(language)
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryCode,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    merchantReturnLink: origin + contentHref(language, paths.returns),
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  } satisfies MerchantReturnPolicy
}
