import type { subscriptions as sv } from '../sv/subscriptions'

export const subscriptions: Record<keyof typeof sv, string> = {
  'subscription.next': 'Nächste Lieferung am {{day}}',
  'subscription.next.today': 'Bei Bestellung heute wird die nächste Lieferung am {{day}} verschickt.',
  'subscription.terms':
    'Jede Lieferung kostet den vereinbarten Preis, zuzüglich Versand und etwaigem Pfand; Rabattcodes gelten nur für die erste. Einen höheren Preis kündigen wir mindestens 30 Tage vorher per E-Mail an, ein niedrigerer gilt sofort. Sie können jederzeit überspringen, pausieren oder kündigen, ohne Mindestlaufzeit.',
  'subscription.later': 'Danach {{price}} pro Lieferung, zuzüglich Versand und etwaigem Pfand',
  'subscription.payments':
    'Ein Abonnement zahlen Sie per Karte oder auf Rechnung. Mit den anderen Zahlungsarten lassen sich spätere Lieferungen nicht bezahlen.',
  'subscription.title': 'Abonnement',
  'subscription.ended': 'Beendet am {{date}}.',
  'subscription.paused': 'Pausiert. Bis Sie es fortsetzen, werden keine weiteren Lieferungen bestellt.',
  'subscription.price': '{{price}} inkl. Versand',
  'subscription.price.deposit': '{{price}} inkl. Versand und {{deposit}} Pfand',
  'subscription.skip': 'Nächste Lieferung überspringen',
  'subscription.pause': 'Pausieren',
  'subscription.resume': 'Fortsetzen',
  'subscription.change': 'Menge oder Lieferrhythmus ändern',
  'subscription.quantity': 'Menge je Lieferung',
  'subscription.interval': 'Lieferrhythmus',
  'subscription.change.go': 'Änderung speichern',
  'subscription.end': 'Abonnement kündigen',
  'subscription.end.text':
    'Das Abonnement endet sofort, und es werden keine weiteren Lieferungen bestellt. Wir bestätigen es per E-Mail.',
  'subscription.endsOn': 'Endet am {{date}}.',
  'subscription.nothing': 'Es wird nichts mehr verschickt.',
  'subscription.end.next': 'Die Lieferung am {{day}} für {{price}} entfällt.',
  'subscription.coming': 'Bereits bestätigt, kommt wie gewohnt:',
  'subscription.coming.order': 'Bestellung {{number}}, {{price}}',
  'subscription.coming.days': 'voraussichtlich {{days}}',
  'subscription.coming.cancel':
    'Möchten Sie sie nicht, können Sie sie auf der Seite der Bestellung stornieren, bis sie verpackt ist.',
  'subscription.end.go': 'Jetzt kündigen',
  'subscription.done.skip': 'Die Lieferung wird übersprungen.',
  'subscription.done.pause': 'Das Abonnement ist pausiert.',
  'subscription.done.resume': 'Das Abonnement läuft wieder.',
  'subscription.done.change': 'Die Änderung ist gespeichert.',
  'subscription.deliverTo': 'Lieferung an {{address}}',
  'subscription.collectedAt': 'Abholung bei {{place}}',
  'subscription.recipient': 'Ihre Adresse: {{address}}',
  'subscription.address': 'Lieferadresse ändern',
  'subscription.address.text':
    'Die neue Adresse gilt ab der nächsten Lieferung. Bereits Bestelltes geht noch an die bisherige Adresse.',
  'subscription.address.point':
    'Holen Sie das Paket ab, wählen wir den Abholort, der der neuen Adresse am nächsten liegt. Sie können ihn auf der Seite jeder Bestellung ändern.',
  'subscription.address.go': 'Adresse speichern',
  'subscription.address.changed': 'Die Adresse ist geändert und gilt ab der nächsten Lieferung.',
  'subscription.done.deliver-to': 'Die Adresse ist geändert und gilt ab der Lieferung am {{day}}.',
  'subscription.done.end': 'Das Abonnement ist beendet. Wir bestätigen es per E-Mail.',
  'subscription.error.changed':
    'Das Abonnement hat sich geändert, seit die Seite angezeigt wurde. Prüfen Sie den aktuellen Stand und versuchen Sie es erneut.',
  'termination.title': 'Verträge hier kündigen',
  'termination.intro':
    'Hier kündigen Sie ein Abonnement, ohne sich anzumelden. Es gibt keine Mindestlaufzeit, und Sie brauchen keinen Grund anzugeben.',
  'termination.name': 'Ihr Name',
  'termination.number': 'Bestellnummer',
  'termination.number.hint':
    'Die Bestellung, mit der das Abonnement begann, oder eine spätere Lieferung. Die Nummer steht in unseren E-Mails.',
  'termination.email': 'E-Mail-Adresse',
  'termination.email.hint': 'Die Adresse, mit der Sie bestellt haben. Dorthin senden wir die Bestätigung.',
  'termination.contract': 'Welcher Artikel?',
  'termination.contract.hint': 'Lassen Sie das Feld leer, wenn alle Abonnements der Bestellung enden sollen.',
  'termination.when': 'Wann soll der Vertrag enden?',
  'termination.when.soonest': 'Zum nächstmöglichen Zeitpunkt',
  'termination.when.date': 'An einem späteren Tag',
  'termination.day': 'Letzter Tag',
  'termination.reason': 'Wichtiger Grund (nur bei außerordentlicher Kündigung)',
  'termination.reason.hint': 'Lassen Sie das Feld bei einer ordentlichen Kündigung leer.',
  'termination.send': 'jetzt kündigen',
  'termination.received.title': 'Ihre Kündigung ist eingegangen',
  'termination.received.at': 'Eingegangen am {{moment}} Uhr',
  'termination.received.mail':
    'Wir senden eine Bestätigung mit Zeitpunkt und Inhalt an die angegebene Adresse. Bitte bewahren Sie sie auf. Haben Sie nach einer Stunde nichts erhalten, wenden Sie sich an den Kundenservice.',
  'termination.another': 'Weiteres Abonnement kündigen',
  'termination.error.day': 'Bitte wählen Sie einen Tag, der nicht in der Vergangenheit liegt.',
  'termination.error.tooMany':
    'Von hier sind viele Kündigungen eingegangen. Bitte warten Sie etwas, oder schreiben Sie dem Kundenservice: Das gilt ebenso.',
  'termination.error.unavailable':
    'Die Kündigung konnte gerade nicht gesendet werden. Ihre Angaben sind noch da. Bitte versuchen Sie es gleich noch einmal, oder schreiben Sie dem Kundenservice: Das gilt ebenso.',
  'subscription.payment': 'Zahlung: {{way}}',
  'subscription.payment.change': 'Zahlung ändern',
  'subscription.payment.text':
    'Die neue Zahlungsart gilt für alle Lieferungen, die noch nicht bezahlt sind. Bis eine neue Karte bestätigt ist, gilt die bisherige.',
  'subscription.payment.toCard': 'Mit neuer Karte zahlen',
  'subscription.payment.toInvoice': 'Auf Rechnung zahlen',
  'subscription.payment.to': 'Mit {{way}} zahlen',
  'subscription.payment.open': 'Die neue Karte ist noch nicht bestätigt. Bis dahin gilt: {{way}}.',
  'subscription.payment.open.go': 'Weiter zur Kartenseite',
  'subscription.payment.failed':
    'Der Betrag für Bestellung {{number}} konnte nicht abgebucht werden. Ändern Sie hier die Zahlung, dann versuchen wir es sofort erneut.',
  'subscription.payment.failed.order': 'Zur Bestellung',
  'subscription.done.pay-by': 'Die Zahlung ist geändert: {{way}}.',
  'subscription.error.payment': 'So kann das Abonnement nicht bezahlt werden. Bitte wählen Sie eine andere Zahlungsart.',
  'subscription.card.back': 'Zurück zum Abonnement',
  'subscription.priceChange':
    'Ab der Lieferung am {{day}} beträgt der Stückpreis {{to}} statt {{from}}. Bis dahin können Sie das Abonnement kostenlos pausieren oder kündigen.',
}
