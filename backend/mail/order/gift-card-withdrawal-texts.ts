import type { Language } from '../../../app/commerce/contract/languages'

/** `waits`: nothing has to be sent back, and the cards become void at `{moment}`. `undo`: until when the buyer can keep them. */
type GiftCardTexts = { waits: string; undo: string }

/** The acknowledgement of a withdrawal from one or several gift cards that were mailed. */
export const GIFT_CARD_WITHDRAWAL_TEXTS: Record<Language, Record<'one' | 'other', GiftCardTexts>> = {
  sv: {
    one: {
      waits:
        'Det finns inget att skicka tillbaka. Presentkortet slutar gälla {moment}. Sedan betalar vi tillbaka det som inte är använt av det, samma väg som du betalade. Du behöver inte göra något.',
      undo: 'Öppna ordern och välj Behåll ordern före {moment}. Då gäller presentkortet som förut.',
    },
    other: {
      waits:
        'Det finns inget att skicka tillbaka. Presentkorten slutar gälla {moment}. Sedan betalar vi tillbaka det som inte är använt av dem, samma väg som du betalade. Du behöver inte göra något.',
      undo: 'Öppna ordern och välj Behåll ordern före {moment}. Då gäller presentkorten som förut.',
    },
  },
  no: {
    one: {
      waits:
        'Det er ingenting å sende tilbake. Gavekortet slutter å gjelde {moment}. Deretter betaler vi tilbake det som ikke er brukt av det, på samme måte som du betalte. Du trenger ikke å gjøre noe.',
      undo: 'Åpne ordren og velg Behold ordren før {moment}. Da gjelder gavekortet som før.',
    },
    other: {
      waits:
        'Det er ingenting å sende tilbake. Gavekortene slutter å gjelde {moment}. Deretter betaler vi tilbake det som ikke er brukt av dem, på samme måte som du betalte. Du trenger ikke å gjøre noe.',
      undo: 'Åpne ordren og velg Behold ordren før {moment}. Da gjelder gavekortene som før.',
    },
  },
  de: {
    one: {
      waits:
        'Es ist nichts zurückzusenden. Der Geschenkgutschein verliert am {moment} seine Gültigkeit. Danach erstatten wir, was davon noch nicht eingelöst ist, über dasselbe Zahlungsmittel. Sie brauchen nichts zu tun.',
      undo: 'Öffnen Sie die Bestellung und wählen Sie vor dem {moment} „Bestellung behalten“. Dann bleibt der Geschenkgutschein gültig.',
    },
    other: {
      waits:
        'Es ist nichts zurückzusenden. Die Geschenkgutscheine verlieren am {moment} ihre Gültigkeit. Danach erstatten wir, was davon noch nicht eingelöst ist, über dasselbe Zahlungsmittel. Sie brauchen nichts zu tun.',
      undo: 'Öffnen Sie die Bestellung und wählen Sie vor dem {moment} „Bestellung behalten“. Dann bleiben die Geschenkgutscheine gültig.',
    },
  },
  da: {
    one: {
      waits:
        'Der er ikke noget at sende retur. Gavekortet gælder ikke længere fra {moment}. Derefter betaler vi det tilbage, der ikke er brugt af det, på samme måde, som du betalte. Du behøver ikke at gøre noget.',
      undo: 'Åbn ordren, og vælg Behold ordren før {moment}. Så gælder gavekortet som før.',
    },
    other: {
      waits:
        'Der er ikke noget at sende retur. Gavekortene gælder ikke længere fra {moment}. Derefter betaler vi det tilbage, der ikke er brugt af dem, på samme måde, som du betalte. Du behøver ikke at gøre noget.',
      undo: 'Åbn ordren, og vælg Behold ordren før {moment}. Så gælder gavekortene som før.',
    },
  },
}
