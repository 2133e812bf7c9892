import type { PageText } from '../../content-records'
import { wayRows } from './way-rows'

export const de: PageText = {
  title: 'Zahlungsarten',
  description: 'So bezahlen Sie bei {brand}: Zahlungsarten, Gebühren und Erstattung.',
  content: `
<p>Sie wählen die Zahlungsart an der Kasse. Welche angeboten werden, hängt davon ab, ob Sie privat oder für ein Unternehmen
bestellen.</p>
<table>
<thead><tr><th>Zahlungsart</th><th>So funktioniert es</th></tr></thead>
<tbody>
${wayRows('de')}
</tbody>
</table>
<h2>Gebühren</h2>
<p>Fällt für eine Zahlungsart ein Entgelt an, steht es vor der Bestellung an der Kasse. Für Zahlungen mit den gängigen Karten und für
Überweisungen berechnen wir nichts.</p>
<h2>Rabattcode und Geschenkgutschein</h2>
<p>Einen Rabattcode geben Sie im Warenkorb ein, den Code eines Geschenkgutscheins an der Kasse. Bei Codes, die sich nicht einlösen lassen, nennen wir den Grund. Mehr über
<a href="@gift-cards">Geschenkgutscheine</a>.</p>
<h2>Erstattung</h2>
<p>Wir erstatten über dasselbe Zahlungsmittel, spätestens 14 Tage nach Eingang Ihres Widerrufs. Wir dürfen warten, bis die Ware
zurück ist oder Sie die Absendung nachgewiesen haben.</p>
<h2>Preise</h2>
<p>Alle Preise sind Endpreise in Euro einschließlich 19 % Mehrwertsteuer, zuzüglich <a href="@shipping">Versandkosten</a>.</p>
`,
}
