import type { pages as sv } from '../sv/pages'

export const pages: Record<keyof typeof sv, string> = {
  'home.title': 'Batterien, Akkus, Ladegeräte und Ersatzteile',
  'home.description':
    'Finden Sie die passende Batterie oder den passenden Akku nach Modell, Größe oder Artikelnummer. Versand ab Lager binnen eines Werktags, Kauf auf Rechnung, 14 Tage Widerrufsrecht.',
  'home.find.title': 'Wofür brauchen Sie einen Akku oder eine Batterie?',
  'home.find.text': 'Wählen Sie Ihr Gerät, oder suchen Sie nach dem, was auf der alten Batterie oder dem alten Akku steht.',
  'home.find.direct': 'Sie kennen die Bezeichnung? Direkt suchen',
  'home.find.field': 'Modell, Größe oder Artikelnummer',
  'home.tips': 'So finden Sie die Bezeichnung',
  'home.tips.battery': 'Schauen Sie auf die alte Batterie oder den alten Akku: CR2032, LR6, BL1850 oder eine Artikelnummer.',
  'home.tips.device': 'Batterie oder Akku nicht zur Hand? Das Modell steht auf dem Typenschild, oft an der Unterseite.',
  'home.tips.car': 'Autobatterie? Spannung, Ah und Maße entscheiden, ebenso die Seite des Pluspols.',
  'home.categories': 'Nach Kategorie finden',
  'home.offers': 'Aktuelle Angebote',
  'home.why': 'Gute Gründe für uns',
  'home.why.fit.title': 'Das richtige Teil beim ersten Mal',
  'home.why.fit.text': 'Spannung, Maße und passende Modelle stehen bei jedem Artikel.',
  'home.why.stock.title': 'Sie sehen, was lieferbar ist',
  'home.why.stock.text': 'Ist ein Artikel ausverkauft, sehen Sie, wann er wiederkommt, sofern wir es wissen.',
  'home.why.price.title': 'Ehrliche Preise',
  'home.why.price.text': 'Neben einem reduzierten Preis steht der niedrigste der letzten 30 Tage.',
  'home.why.recycle.title': 'Wir nehmen Altes zurück',
  'home.why.recycle.text': 'Alte Batterien und Akkus nehmen wir kostenlos zurück.',
  'later.contact': 'Kundenservice kontaktieren',
  'later.shop': 'Zum Shop',
  'myOrderReturn.title': 'Bestellung widerrufen oder zurücksenden',
  'myOrderReturn.short': 'Artikel zurücksenden',
  'trackOrder.title': 'Sendung verfolgen',
  'trackOrder.text': 'Geben Sie die Bestellnummer ein, und Sie sehen, wo das Paket ist und wann es voraussichtlich ankommt.',
  'checkoutFailed.title': 'Der Kauf ist nicht zustande gekommen',
  'checkoutFailed.text':
    'Die Zahlung wurde abgebrochen oder abgelehnt, es liegt also keine Bestellung vor. Ihr Warenkorb ist noch da: Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  'checkoutFailed.declined':
    'Die Zahlung wurde abgelehnt. Ihr Warenkorb ist noch da, und es wurde nichts abgebucht. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  'checkoutFailed.left':
    'Die Zahlung wurde vor dem Abschluss abgebrochen. Ihr Warenkorb ist noch da, und es wurde nichts abgebucht.',
  'checkoutFailed.expired': 'Die Zeit für die Zahlung ist abgelaufen. Ihr Warenkorb ist noch da, und es wurde nichts abgebucht.',
  'checkoutFailed.cancelledTitle': 'Die Bestellung ist storniert',
  'checkoutFailed.cancelled': 'Die Bestellung ist storniert. Was bezahlt oder reserviert wurde, erhalten Sie zurück.',
  'checkoutFailed.checkout': 'Zurück zur Kasse',
  'checkoutFailed.cart': 'Warenkorb ansehen',
}
