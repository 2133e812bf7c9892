import type { Language, Texts } from '../seed/shapes'

const ADJUSTED: Texts = {
  sv: 'Vi har bara {count} st i lager och har ändrat antalet.',
  no: 'Vi har bare {count} stk. på lager og har endret antallet.',
  de: 'Wir haben nur {count} Stück auf Lager und haben die Menge angepasst.',
  da: 'Vi har kun {count} stk. på lager og har ændret antallet.',
}

const AT_MOST: Texts = {
  sv: 'Du kan beställa högst {count} st av en vara. Antalet har ändrats.',
  no: 'Du kan bestille høyst {count} stk. av en vare. Antallet er endret.',
  de: 'Von einem Artikel können höchstens {count} Stück bestellt werden. Die Menge wurde angepasst.',
  da: 'Du kan højst bestille {count} stk. af en vare. Antallet er ændret.',
}

const SOLD_OUT: Texts = {
  sv: 'Varan har tagit slut. Ta bort den för att gå vidare.',
  no: 'Varen er utsolgt. Fjern den for å gå videre.',
  de: 'Der Artikel ist ausverkauft. Bitte entfernen Sie ihn, um fortzufahren.',
  da: 'Varen er udsolgt. Fjern den for at gå videre.',
}

const LAPSED: Texts = {
  sv: 'Det lägre priset gällde tillsammans med en annan vara i varukorgen. Nu gäller det vanliga priset.',
  no: 'Den lavere prisen gjaldt sammen med en annen vare i handlekurven. Nå gjelder den vanlige prisen.',
  de: 'Der günstigere Preis galt zusammen mit einem anderen Artikel im Warenkorb. Jetzt gilt der reguläre Preis.',
  da: 'Den lavere pris gjaldt sammen med en anden vare i kurven. Nu gælder den almindelige pris.',
}

export const adjustedNotice = (language: Language, count: number): string => ADJUSTED[language].replace('{count}', String(count))
export const atMostNotice = (language: Language, count: number): string => AT_MOST[language].replace('{count}', String(count))
export const soldOutNotice = (language: Language): string => SOLD_OUT[language]
export const lapsedNotice = (language: Language): string => LAPSED[language]
