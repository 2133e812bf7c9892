export const consent = {
  'consent.title': 'Cookies in unserem Shop',
  'consent.text':
    'Wir verwenden notwendige Cookies. Mit Ihrer Einwilligung, die Sie jederzeit widerrufen können, nutzen wir auch Cookies für Statistik und Werbung.',
  'consent.reject': 'Nur notwendige',
  'consent.all': 'Alle erlauben',
  'consent.choose': 'Selbst auswählen',
  'consent.save': 'Auswahl speichern',
  'consent.settings': 'Cookie-Einstellungen',
  'consent.intro':
    'Hier bestimmen Sie, was wir über das für den Shop Notwendige hinaus verwenden dürfen. Sie können Ihre Auswahl jederzeit ändern oder widerrufen.',
  'consent.saved': 'Ihre Auswahl ist gespeichert.',
  'consent.necessary': 'Notwendig',
  'consent.necessary.text': 'Warenkorb, Kasse, Sprache und Anmeldung. Ohne sie funktioniert der Shop nicht.',
  'consent.analytics': 'Statistik',
  'consent.analytics.text': 'Zeigt uns, wie der Shop genutzt wird, damit wir ihn verbessern können.',
  'consent.adStorage': 'Speicherung für Werbung',
  'consent.adStorage.text': 'Misst, ob eine Anzeige oder ein Newsletter Sie hierher geführt hat.',
  'consent.adUserData': 'Nutzerdaten für Werbung',
  'consent.adUserData.text': 'Übermittelt Angaben zum Besuch an Werbedienste.',
  'consent.adPersonalization': 'Personalisierte Werbung',
  'consent.adPersonalization.text': 'Zeigt Werbung, die zu dem passt, was Sie sich angesehen haben.',
  'consent.gpc':
    'Ihr Browser bittet uns, Ihren Besuch nicht für Werbung zu verwenden (Global Privacy Control). Werbung ist deshalb ausgeschaltet, bis Sie hier etwas anderes wählen.',
} as const
