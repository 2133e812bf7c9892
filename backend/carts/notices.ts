import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'

/** The reason why a quantity was changed. The shop has its own text for the change itself (`adjusted_quantity`). */
const ADJUSTED: Texts = {
  sv: 'Vi har bara {count} i lager.',
  no: 'Vi har bare {count} på lager.',
  de: 'Wir haben nur {count} auf Lager.',
  da: 'Vi har kun {count} på lager.',
}

/** The same, where other lines of the cart hold `taken` of these pieces. */
const ADJUSTED_BESIDE: Texts = {
  sv: 'Vi har bara {count} i lager, och {taken} av dem ligger redan i varukorgen.',
  no: 'Vi har bare {count} på lager, og {taken} av dem ligger allerede i handlekurven.',
  de: 'Wir haben nur {count} auf Lager, davon {taken} bereits im Warenkorb.',
  da: 'Vi har kun {count} på lager, og {taken} af dem ligger allerede i kurven.',
}

const MAXIMUM: Texts = {
  sv: 'Du kan beställa högst {count} av en vara.',
  no: 'Du kan bestille høyst {count} av en vare.',
  de: 'Von einem Artikel können höchstens {count} bestellt werden.',
  da: 'Du kan højst bestille {count} af en vare.',
}

const SOLD_OUT: Texts = {
  sv: 'Varan har tagit slut. Ta bort den för att gå vidare.',
  no: 'Varen er utsolgt. Fjern den for å gå videre.',
  de: 'Der Artikel ist ausverkauft. Bitte entfernen Sie ihn, um fortzufahren.',
  da: 'Varen er udsolgt. Fjern den for at gå videre.',
}

/** Other lines of the cart hold all pieces. */
const ALL_TAKEN: Texts = {
  sv: 'Allt vi har i lager av varan ligger redan i varukorgen. Ta bort den här raden för att gå vidare.',
  no: 'Alt vi har på lager av varen, ligger allerede i handlekurven. Fjern denne linjen for å gå videre.',
  de: 'Unser gesamter Vorrat dieses Artikels liegt bereits im Warenkorb. Bitte entfernen Sie diese Position, um fortzufahren.',
  da: 'Alt, vi har på lager af varen, ligger allerede i kurven. Fjern denne linje for at gå videre.',
}

const LAPSED: Texts = {
  sv: 'Det lägre priset gällde tillsammans med en annan vara i varukorgen. Nu gäller det vanliga priset.',
  no: 'Den lavere prisen gjaldt sammen med en annen vare i handlekurven. Nå gjelder den vanlige prisen.',
  de: 'Der günstigere Preis galt zusammen mit einem anderen Artikel im Warenkorb. Jetzt gilt der reguläre Preis.',
  da: 'Den lavere pris gjaldt sammen med en anden vare i kurven. Nu gælder den almindelige pris.',
}

const ONLY_ONCE: Texts = {
  sv: 'Det lägre priset gäller när varan köps en gång, inte som prenumeration. Nu gäller det vanliga priset.',
  no: 'Den lavere prisen gjelder når varen kjøpes én gang, ikke som abonnement. Nå gjelder den vanlige prisen.',
  de: 'Der günstigere Preis gilt für den einmaligen Kauf, nicht im Abonnement. Jetzt gilt der reguläre Preis.',
  da: 'Den lavere pris gælder, når varen købes én gang, ikke som abonnement. Nu gælder den almindelige pris.',
}

const OFFER_OVER: Texts = {
  sv: 'Ditt erbjudande gäller inte längre. Nu gäller det vanliga priset.',
  no: 'Tilbudet ditt gjelder ikke lenger. Nå gjelder den vanlige prisen.',
  de: 'Ihr Angebot gilt nicht mehr. Jetzt gilt der reguläre Preis.',
  da: 'Dit tilbud gælder ikke længere. Nu gælder den almindelige pris.',
}

const OFFER_NEEDS_LOGIN: Texts = {
  sv: 'Erbjudandet gäller när du är inloggad. Tills du loggar in gäller det vanliga priset.',
  no: 'Tilbudet gjelder når du er logget inn. Frem til du logger inn, gjelder den vanlige prisen.',
  de: 'Das Angebot gilt, wenn Sie angemeldet sind. Bis zur Anmeldung gilt der reguläre Preis.',
  da: 'Tilbuddet gælder, når du er logget ind. Indtil du logger ind, gælder den almindelige pris.',
}

const OFFER_ELSEWHERE: Texts = {
  sv: 'Erbjudandet gäller i en annan av våra nätbutiker. Här gäller det vanliga priset.',
  no: 'Tilbudet gjelder i en annen av nettbutikkene våre. Her gjelder den vanlige prisen.',
  de: 'Das Angebot gilt in einem anderen unserer Onlineshops. Hier gilt der reguläre Preis.',
  da: 'Tilbuddet gælder i en anden af vores netbutikker. Her gælder den almindelige pris.',
}

/** A line has its offer's quantity again. The cart had another: it was cut to the stock, or changed while the offer waited. */
const OFFER_QUANTITY: Texts = {
  sv: 'Erbjudandet gäller {count} stycken.',
  no: 'Tilbudet gjelder {count} stykker.',
  de: 'Das Angebot gilt für {count} Stück.',
  da: 'Tilbuddet gælder {count} stk.',
}

/** The product that a code adds; the notice stands beside the code. */
const GIFT_SOLD_OUT: Texts = {
  sv: 'Gåvan har tagit slut: {name}.',
  no: 'Gaven er utsolgt: {name}.',
  de: 'Das Geschenk ist ausverkauft: {name}.',
  da: 'Gaven er udsolgt: {name}.',
}

const NOT_SUBSCRIBED: Texts = {
  sv: 'Varan kan inte köpas som prenumeration med det intervallet. Den köps en gång.',
  no: 'Varen kan ikke kjøpes som abonnement med dette intervallet. Den kjøpes én gang.',
  de: 'Der Artikel ist in diesem Lieferrhythmus nicht im Abonnement erhältlich. Er wird einmal gekauft.',
  da: 'Varen kan ikke købes som abonnement med det interval. Den købes én gang.',
}

/** `count`: the pieces in stock; `taken`: how many of them other lines of the cart hold. */
export const adjustedNotice = (language: Language, count: number, taken: number): string =>
  (taken > 0 ? ADJUSTED_BESIDE : ADJUSTED)[language].replace('{count}', String(count)).replace('{taken}', String(taken))
export const maximumNotice = (language: Language, count: number): string => MAXIMUM[language].replace('{count}', String(count))
export const soldOutNotice = (language: Language, taken: number): string => (taken > 0 ? ALL_TAKEN : SOLD_OUT)[language]
export const lapsedNotice = (language: Language): string => LAPSED[language]
export const onlyOnceNotice = (language: Language): string => ONLY_ONCE[language]
export const offerQuantityNotice = (language: Language, count: number): string =>
  OFFER_QUANTITY[language].replace('{count}', String(count))
export const giftSoldOutNotice = (language: Language, name: string): string =>
  GIFT_SOLD_OUT[language].replace('{name}', () => name)
export const offerOverNotice = (language: Language): string => OFFER_OVER[language]
export const offerNeedsLoginNotice = (language: Language): string => OFFER_NEEDS_LOGIN[language]
export const offerElsewhereNotice = (language: Language): string => OFFER_ELSEWHERE[language]
export const notSubscribedNotice = (language: Language): string => NOT_SUBSCRIBED[language]
