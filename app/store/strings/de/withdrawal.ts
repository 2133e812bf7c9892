export const withdrawal = {
  'withdrawal.title': 'Vertrag widerrufen',
  'withdrawal.intro':
    'Hier erklären Sie den Widerruf eines Kaufs. Sie brauchen kein Kundenkonto und müssen keinen Grund nennen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie die Ware erhalten haben.',
  'withdrawal.name': 'Ihr Name',
  'withdrawal.number': 'Bestellnummer',
  'withdrawal.number.hint': 'Sie steht in der Bestellbestätigung, zum Beispiel DE100123.',
  'withdrawal.email': 'E-Mail-Adresse für die Eingangsbestätigung',
  'withdrawal.email.hint': 'Am besten die, mit der Sie bestellt haben: So finden wir die Bestellung sofort.',
  'withdrawal.extent': 'Was widerrufen Sie?',
  'withdrawal.extent.whole': 'Gesamte Bestellung',
  'withdrawal.extent.part': 'Einzelne Artikel',
  'withdrawal.goods': 'Welche Artikel?',
  'withdrawal.goods.hint': 'Name oder Artikelnummer, und die Anzahl, wenn es um einen Teil geht.',
  'withdrawal.goods.lines': 'Wählen Sie die Artikel, die Sie widerrufen.',
  'withdrawal.pieces': 'Anzahl',
  'withdrawal.continue': 'Weiter',
  'statement.private': 'Wir verwenden die Angaben, um Ihre Erklärung zu bearbeiten.',
  'withdrawal.check.title': 'Widerruf prüfen und bestätigen',
  'withdrawal.check.text': 'So wird Ihre Erklärung an {{brand}} gesendet. Erst mit der Bestätigung wird sie übermittelt.',
  'withdrawal.statement': 'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der Waren.',
  'withdrawal.statement.goods': 'Artikel',
  'withdrawal.confirm': 'Widerruf bestätigen',
  'withdrawal.change': 'Angaben ändern',
  'withdrawal.received.title': 'Ihr Widerruf ist eingegangen',
  'withdrawal.received.at': 'Eingegangen am {{moment}} Uhr',
  'withdrawal.received.mail':
    'Wir senden eine Eingangsbestätigung mit Zeitpunkt und Inhalt an {{email}}. Bitte bewahren Sie sie auf. Haben Sie nach einer Stunde nichts erhalten, wenden Sie sich an den Kundenservice.',
  'withdrawal.received.next':
    'Wurde die Ware bereits verschickt, senden Sie sie bitte binnen vierzehn Tagen zurück. Artikel, die noch nicht verpackt sind, werden nicht versandt.',
  'withdrawal.received.returns': 'So senden Sie zurück',
  'withdrawal.received.another': 'Einen anderen Kauf widerrufen',
  'withdrawal.error.goods': 'Geben Sie an, um welche Artikel es geht, oder wählen Sie die gesamte Bestellung.',
  'withdrawal.error.tooMany':
    'Von hier kamen sehr viele Erklärungen. Bitte warten Sie etwas, oder schreiben Sie dem Kundenservice eine E-Mail: Das ist ebenso wirksam.',
  'withdrawal.error.unavailable':
    'Ihre Erklärung konnte gerade nicht gesendet werden. Ihre Angaben sind noch da. Versuchen Sie es gleich noch einmal, oder schreiben Sie dem Kundenservice eine E-Mail: Das ist ebenso wirksam.',
} as const
