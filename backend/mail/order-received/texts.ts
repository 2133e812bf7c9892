import type { Language } from '../../../app/commerce/contract/languages'

type OrderReceivedTexts = {
  subject: string
  preheader: string
  title: string
  confirmed: string
  /** While the payment is awaited. */
  pending: string
  show: string
}

export const ORDER_RECEIVED_TEXTS: Record<Language, OrderReceivedTexts> = {
  sv: {
    subject: 'Orderbekräftelse {number}',
    preheader: 'Tack för din beställning på {total}. Här är allt om den.',
    title: 'Tack för din beställning!',
    confirmed: 'Vi har bekräftat din order och packar den så snart vi kan. Du får ett mejl när den skickas.',
    pending: 'Vi har tagit emot din order och väntar på betalningen. Vi packar ordern så snart den är betald.',
    show: 'Visa din order',
  },
  no: {
    subject: 'Ordrebekreftelse {number}',
    preheader: 'Takk for bestillingen på {total}. Her er alt om den.',
    title: 'Takk for bestillingen!',
    confirmed: 'Vi har bekreftet ordren din og pakker den så snart vi kan. Du får en e-post når den sendes.',
    pending: 'Vi har mottatt ordren din og venter på betalingen. Vi pakker ordren så snart den er betalt.',
    show: 'Vis ordren din',
  },
  de: {
    subject: 'Ihre Bestellung {number}',
    preheader: 'Vielen Dank für Ihre Bestellung über {total}. Hier finden Sie alle Angaben.',
    title: 'Vielen Dank für Ihre Bestellung!',
    confirmed:
      'Wir haben Ihre Bestellung angenommen und packen sie so schnell wie möglich. Sie erhalten eine E-Mail, sobald sie verschickt wird.',
    pending:
      'Ihre Bestellung ist bei uns eingegangen, und wir warten auf die Zahlung. Mit dieser E-Mail bestätigen wir den Eingang. Der Vertrag kommt zustande, wenn wir die Bestellung nach der Zahlung annehmen.',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Ordrebekræftelse {number}',
    preheader: 'Tak for din bestilling på {total}. Her er alt om den.',
    title: 'Tak for din bestilling!',
    confirmed: 'Vi har bekræftet din ordre og pakker den, så snart vi kan. Du får en e-mail, når den bliver sendt.',
    pending: 'Vi har modtaget din ordre og venter på betalingen. Vi pakker ordren, så snart den er betalt.',
    show: 'Se din ordre',
  },
}
