import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Cookies',
  description: 'Welche Cookies und welchen lokalen Speicher {brand} verwendet und wie Sie Ihre Auswahl ändern.',
  content: `
<p>Cookies sind kleine Textdateien in Ihrem Browser. Notwendige Cookies braucht der Shop, um zu funktionieren (§ 25 Abs. 2 TDDDG). Alle
anderen setzen wir nur mit Ihrer Einwilligung ein. Ihre Auswahl ändern Sie jederzeit über den Link zu den Cookie-Einstellungen am Ende jeder
Seite.</p>
<h2>Notwendig</h2>
<table>
<thead><tr><th>Name</th><th>Zweck</th><th>Dauer</th></tr></thead>
<tbody>
<tr><td>consent, consent-gpc</td><td>Ihre Auswahl zu Cookies</td><td>30 Tage, 1 Tag bei Ablehnung</td></tr>
<tr><td>consent-granted</td><td>Damit Ihre Einwilligung nur einmal gezählt wird</td><td>5 Minuten</td></tr>
<tr><td>locale</td><td>Ihre Sprache</td><td>365 Tage</td></tr>
<tr><td>__Host-session</td><td>Warenkorb, Rabattcodes, Kasse und ein Formular, das auf Ihre Anmeldung wartet; erst, wenn es etwas zu speichern gibt</td><td>30 Tage</td></tr>
<tr><td>auth.myAccount, auth.myOrder</td><td>Ihre Anmeldung</td><td>1 Stunde, wird während der Anmeldung erneuert</td></tr>
<tr><td>auth.ended</td><td>Damit eine Abmeldung auch gilt, wenn ein anderer Tab gerade eine Seite lädt</td><td>2 Stunden</td></tr>
<tr><td>__Host-first-add</td><td>Damit zwei Tabs, die gleichzeitig etwas in den Warenkorb legen, denselben Warenkorb haben</td><td>1 Minute</td></tr>
<tr><td>__Host-order-link</td><td>Damit der Link aus einer E-Mail Ihre Bestellung öffnet</td><td>30 Minuten</td></tr>
<tr><td>__Host-password-link</td><td>Damit Sie über den Link aus einer E-Mail ein Passwort wählen können</td><td>1 Stunde</td></tr>
<tr><td>__Host-review-link</td><td>Damit Sie über den Link aus einer E-Mail eine Bewertung schreiben können</td><td>1 Tag</td></tr>
<tr><td>__Host-email-change-…</td><td>Damit Sie über den Link aus einer E-Mail Ihre E-Mail-Adresse ändern können</td><td>24 Stunden</td></tr>
<tr><td>__Host-passkey</td><td>Damit Ihr Passkey auf die Anfrage des Shops antwortet</td><td>5 Minuten</td></tr>
</tbody>
</table>
<p>Im lokalen Speicher des Browsers liegen außerdem eine Kopie des Warenkorbs (cart), Rabattcodes (discount), der Anmeldestatus ohne
geheime Daten (auth) und die fünf zuletzt angesehenen Artikel und Suchen (history). Den Verlauf sehen nur Sie, er wird nicht an uns gesendet,
und Sie löschen ihn mit „Verlauf löschen“. Im Sitzungsspeicher des Tabs, der beim Schließen geleert wird, stehen Ihre Auswahl im Batterie- und Akku-Finder
(finder), die Bildlaufpositionen der Seiten (positions) und wann die Seite nach einem Fehler zuletzt neu geladen wurde (reloaded-for-chunk).</p>
<h2>Mit Ihrer Einwilligung</h2>
<table>
<thead><tr><th>Gruppe</th><th>Zweck</th></tr></thead>
<tbody>
<tr><td>Statistik</td><td>Verstehen, wie der Shop genutzt wird, und ihn verbessern. Im lokalen Speicher: welche Käufe bereits gezählt sind (analytics) und eine zufällige Besuchsnummer (tracking). Beides bleibt gespeichert, bis Ihre Einwilligung endet. Das Messwerkzeug kann eigene Cookies setzen, etwa _ga, für bis zu 2 Jahre. Alles wird gelöscht, wenn Sie Ihre Einwilligung widerrufen</td></tr>
<tr><td>Speicherung für Werbung</td><td>Cookie campaign: die Seite und die Anzeige oder der Link, über die Sie gekommen sind, für 1 Tag oder bis es einen Warenkorb gibt. Zeigt, ob Werbung zu Käufen führt</td></tr>
<tr><td>Nutzerdaten für Werbung</td><td>Angaben zum Besuch an Werbedienste übermitteln</td></tr>
<tr><td>Personalisierte Werbung</td><td>Werbung nach angesehenen Artikeln auswählen</td></tr>
</tbody>
</table>
<p>Wie wir personenbezogene Daten verarbeiten, steht in der <a href="@privacy">Datenschutzerklärung</a>.</p>
`,
}
