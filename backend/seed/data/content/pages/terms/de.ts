import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Die Bedingungen für Ihren Einkauf bei {brand}.',
  content: `
<h2>1. Geltung und Vertragspartner</h2>
<p>Diese Bedingungen gelten für Bestellungen in unserem Onlineshop. Vertragspartner ist die {company}, {street}, {city}. Verbraucher ist
jede natürliche Person, die überwiegend zu privaten Zwecken kauft (§ 13 BGB).</p>
<h2>2. Vertragsschluss</h2>
<p>Die Darstellung der Waren ist noch kein bindendes Angebot. Mit einem Klick auf <strong>Zahlungspflichtig bestellen</strong> geben Sie
ein verbindliches Angebot ab. Bis dahin können Sie Ihre Eingaben jederzeit berichtigen. Den Eingang bestätigen wir unverzüglich per E-Mail.
Steht die Zahlung noch aus, ist diese Eingangsbestätigung noch keine Annahme; der Vertrag kommt zustande, wenn wir die Bestellung nach der
Zahlung annehmen oder die Ware versenden. Die Vertragssprache ist Deutsch. Wir speichern den
Vertragstext und senden ihn Ihnen per E-Mail zu.</p>
<h2>3. Preise und Versandkosten</h2>
<p>Alle Preise sind Endpreise einschließlich der gesetzlichen Mehrwertsteuer. Die Versandkosten stehen an der Kasse und unter
<a href="@shipping">Versand und Lieferung</a>.</p>
<h2>4. Zahlung</h2>
<p>Die angebotenen Zahlungsarten sind unter <a href="@payment">Zahlungsarten</a> beschrieben. Rechnungen sind zu dem darauf genannten
Datum fällig.</p>
<h2>5. Lieferung und Eigentumsvorbehalt</h2>
<p>Wir liefern innerhalb Deutschlands. Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p>
<h2>6. Widerrufsrecht</h2>
<p>Verbrauchern steht ein gesetzliches Widerrufsrecht zu. Belehrung und Formular finden Sie unter
<a href="@returns">Rückgabe und Widerruf</a>.</p>
<h2>7. Gewährleistung</h2>
<p>Es gelten die gesetzlichen Mängelrechte. Normaler Verschleiß einer Batterie, also das Nachlassen der Kapazität durch Gebrauch, ist kein
Mangel.</p>
<h2>8. Abonnements</h2>
<p>Ein Abonnement läuft ohne Mindestlaufzeit, bis Sie es kündigen. Auf der Seite der Bestellung, die Sie unter
<a href="@my-order">Meine Bestellung</a> öffnen, ändern, pausieren oder kündigen Sie es jederzeit mit Wirkung ab der nächsten noch nicht
verpackten Lieferung.</p>
<h2>9. Haftung</h2>
<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem
Produkthaftungsgesetz. Bei leicht fahrlässiger Verletzung wesentlicher Vertragspflichten ist die Haftung auf den vorhersehbaren,
vertragstypischen Schaden begrenzt; im Übrigen ist sie ausgeschlossen.</p>
<h2>10. Batterien</h2>
<p>Hinweise zur Rückgabe von Altbatterien und zum Pfand auf Starterbatterien stehen unter <a href="@recycling">Batterierücknahme</a>.</p>
<h2>11. Streitbeilegung und anwendbares Recht</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Es gilt
deutsches Recht; zwingender Verbraucherschutz Ihres Wohnsitzstaates bleibt unberührt.</p>
`,
}
