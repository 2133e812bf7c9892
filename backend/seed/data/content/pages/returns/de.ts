import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Rückgabe und Widerruf',
  description: 'Widerrufsbelehrung, Muster-Widerrufsformular und Ihre Rechte bei mangelhafter Ware.',
  content: `
<h2>Widerrufsbelehrung</h2>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem
Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen haben; bei mehreren Waren einer
Bestellung, die getrennt geliefert werden, mit der letzten.</p>
<h3>So widerrufen Sie</h3>
<ol>
<li>Öffnen Sie Ihre Bestellung unter <a href="@my-order">Meine Bestellung</a> und wählen Sie <strong>Vertrag widerrufen</strong>, oder melden
Sie sich in Ihrem <a href="@my-account">Kundenkonto</a> an. Sie brauchen Bestellnummer und E-Mail-Adresse.</li>
<li>Wählen Sie die Artikel aus und bestätigen Sie mit <strong>Widerruf bestätigen</strong>. Sie erhalten unverzüglich eine E-Mail mit
Datum und Uhrzeit des Eingangs.</li>
<li>Senden Sie die Ware binnen vierzehn Tagen nach Ihrem Widerruf zurück.</li>
</ol>
<p>Sie können den Widerruf auch mit jeder anderen eindeutigen Erklärung ausüben, etwa per Brief oder E-Mail an {company}, {street},
{city}, {email}, oder das Formular unten verwenden. Zur Wahrung der Frist reicht es, dass Sie die Erklärung vor ihrem Ablauf absenden.</p>
<h3>Folgen des Widerrufs</h3>
<p>Wir erstatten alle Zahlungen einschließlich der günstigsten Standardlieferung unverzüglich, spätestens binnen vierzehn Tagen ab
Eingang Ihres Widerrufs, über dasselbe Zahlungsmittel und ohne Entgelt. Wir können die Erstattung verweigern, bis wir die Ware zurückhaben oder
Sie die Absendung nachgewiesen haben. Die unmittelbaren Kosten der Rücksendung tragen Sie. Für einen Wertverlust müssen Sie nur aufkommen,
wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht nötig war.</p>
<h3>Ausnahmen</h3>
<p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Vorgaben angefertigt wurden. Es erlischt bei versiegelten Hygieneartikeln
wie Scherköpfen und Aufsteckbürsten, wenn die Versiegelung nach der Lieferung entfernt wurde.</p>
<h2>Batterien sicher verpacken</h2>
<p>Kleben Sie die Pole ab und nutzen Sie die Originalverpackung. Versenden Sie niemals einen beschädigten, aufgeblähten oder heiß
gewordenen Lithium-Akku – schreiben Sie uns, wir finden einen sicheren Weg.</p>
<h2>Gewährleistung</h2>
<p>Ist die Ware mangelhaft, gilt das gesetzliche Mängelhaftungsrecht: Ihre Ansprüche verjähren in zwei Jahren ab Lieferung. Zeigt sich ein
Mangel im ersten Jahr, wird vermutet, dass er von Anfang an bestand. Die Kosten der Rücksendung tragen wir.</p>
<h2>Muster-Widerrufsformular</h2>
<p>Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück:</p>
<ul>
<li>An {company}, {street}, {city}, {email}:</li>
<li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</li>
<li>Bestellt am (*) / erhalten am (*)</li>
<li>Name und Anschrift des/der Verbraucher(s)</li>
<li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier) und Datum</li>
</ul>
<p>(*) Unzutreffendes streichen.</p>
`,
}
