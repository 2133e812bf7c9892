import type { Texts } from '../../texts'
import type { SimulatedOutcome, TestPayment } from './provider-simulator'

/** The time and kind of the webhook that reports the outcome. */
export const WEBHOOK_TIMINGS = ['before', 'after', 'twice', 'never', 'late', 'wrong-signature'] as const
export type WebhookTiming = (typeof WEBHOOK_TIMINGS)[number]

export const PAGE_TEXTS = {
  title: { sv: 'Testbetalning', no: 'Testbetaling', de: 'Testzahlung', da: 'Testbetaling' },
  noMoney: {
    sv: 'Testbetalning: inga pengar dras',
    no: 'Testbetaling: Det trekkes ingen penger',
    de: 'Testzahlung: Es wird kein Geld abgebucht',
    da: 'Testbetaling: Der trækkes ingen penge',
  },
  standsIn: {
    sv: 'Den här sidan ersätter betalsidan hos',
    no: 'Denne siden erstatter betalingssiden hos',
    de: 'Diese Seite ersetzt die Bezahlseite von',
    da: 'Denne side erstatter betalingssiden hos',
  },
  order: { sv: 'Order', no: 'Ordre', de: 'Bestellung', da: 'Ordre' },
  lines: { sv: 'Innehåll', no: 'Innhold', de: 'Inhalt', da: 'Indhold' },
  webhook: {
    sv: 'Webhook (för utvecklare)',
    no: 'Webhook (for utviklere)',
    de: 'Webhook (für Entwickler)',
    da: 'Webhook (til udviklere)',
  },
  webhookLegend: {
    sv: 'När butiken får veta resultatet',
    no: 'Når butikken får vite resultatet',
    de: 'Wann der Shop das Ergebnis erfährt',
    da: 'Hvornår butikken får resultatet at vide',
  },
  seconds: {
    sv: 'Sekunder för en sen webhook',
    no: 'Sekunder for en sen webhook',
    de: 'Sekunden bei einem späten Webhook',
    da: 'Sekunder for en sen webhook',
  },
  savesCard: {
    sv: 'Kortet sparas för kommande leveranser. Inget dras nu.',
    no: 'Kortet lagres til kommende leveringer. Det trekkes ingenting nå.',
    de: 'Die Karte wird für künftige Lieferungen gespeichert. Jetzt wird nichts abgebucht.',
    da: 'Kortet gemmes til kommende leveringer. Der trækkes ikke noget nu.',
  },
  closed: {
    sv: 'Betalningen är redan avslutad. Ingenting ändrades.',
    no: 'Betalingen er allerede avsluttet. Ingenting ble endret.',
    de: 'Die Zahlung ist bereits abgeschlossen. Es wurde nichts geändert.',
    da: 'Betalingen er allerede afsluttet. Intet blev ændret.',
  },
  unknown: {
    sv: 'Betalningen finns inte.',
    no: 'Betalingen finnes ikke.',
    de: 'Diese Zahlung gibt es nicht.',
    da: 'Betalingen findes ikke.',
  },
  back: { sv: 'Tillbaka till butiken', no: 'Tilbake til butikken', de: 'Zurück zum Shop', da: 'Tilbage til butikken' },
} as const satisfies Record<string, Texts>

export const OUTCOME_TEXTS: Record<SimulatedOutcome, Texts> = {
  approve: { sv: 'Godkänn betalningen', no: 'Godkjenn betalingen', de: 'Zahlung genehmigen', da: 'Godkend betalingen' },
  decline: { sv: 'Neka', no: 'Avvis', de: 'Ablehnen', da: 'Afvis' },
  cancel: { sv: 'Avbryt', no: 'Avbryt', de: 'Abbrechen', da: 'Annullér' },
  expire: { sv: 'Låt tiden gå ut', no: 'La tiden gå ut', de: 'Zeit ablaufen lassen', da: 'Lad tiden udløbe' },
}

export const STATE_TEXTS: Record<Exclude<TestPayment['state'], 'open'>, Texts> = {
  declined: {
    sv: 'Betalningen nekades. Försök igen eller avbryt.',
    no: 'Betalingen ble avvist. Prøv igjen eller avbryt.',
    de: 'Die Zahlung wurde abgelehnt. Versuchen Sie es erneut oder brechen Sie ab.',
    da: 'Betalingen blev afvist. Prøv igen, eller annullér.',
  },
  approved: {
    sv: 'Betalningen är godkänd.',
    no: 'Betalingen er godkjent.',
    de: 'Die Zahlung ist genehmigt.',
    da: 'Betalingen er godkendt.',
  },
  cancelled: {
    sv: 'Betalningen är avbruten.',
    no: 'Betalingen er avbrutt.',
    de: 'Die Zahlung ist abgebrochen.',
    da: 'Betalingen er annulleret.',
  },
  expired: {
    sv: 'Tiden för betalningen har gått ut.',
    no: 'Tiden for betalingen er utløpt.',
    de: 'Die Zeit für die Zahlung ist abgelaufen.',
    da: 'Tiden til betalingen er udløbet.',
  },
}

export const TIMING_TEXTS: Record<WebhookTiming, Texts> = {
  before: { sv: 'Före återkomsten', no: 'Før tilbakekomsten', de: 'Vor der Rückkehr', da: 'Før tilbagekomsten' },
  after: { sv: 'Efter återkomsten', no: 'Etter tilbakekomsten', de: 'Nach der Rückkehr', da: 'Efter tilbagekomsten' },
  twice: { sv: 'Två gånger', no: 'To ganger', de: 'Zweimal', da: 'To gange' },
  never: { sv: 'Aldrig', no: 'Aldri', de: 'Nie', da: 'Aldrig' },
  late: { sv: 'Sent', no: 'Sent', de: 'Spät', da: 'Sent' },
  'wrong-signature': {
    sv: 'Med fel signatur',
    no: 'Med feil signatur',
    de: 'Mit falscher Signatur',
    da: 'Med forkert signatur',
  },
}
