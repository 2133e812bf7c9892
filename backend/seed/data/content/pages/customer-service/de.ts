import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Kundenservice',
  description: 'Antworten auf die häufigsten Fragen zu Lieferung, Rückgabe und Zahlung bei {brand} und wie Sie uns erreichen.',
  content: `
<p>Das meiste erledigen Sie rund um die Uhr selbst. Finden Sie hier keine Antwort, helfen wir Ihnen gern weiter.</p>
<h2>Schnelle Hilfe</h2>
<ul>
<li><a href="@track-order">Sendung verfolgen</a></li>
<li><a href="@my-order">Einzelne Bestellung ansehen</a> – Sie brauchen Bestellnummer und E-Mail-Adresse</li>
<li><a href="@returns">Rückgabe und Widerruf</a></li>
<li><a href="@shipping">Versand und Lieferung</a></li>
<li><a href="@payment">Zahlungsarten</a></li>
<li><a href="@battery-guide">Die richtige Batterie finden</a></li>
</ul>
<h2>Häufige Fragen</h2>
<h3>Wann kommt mein Paket?</h3>
<p>Lagerware, die bis zu der auf der Produktseite genannten Uhrzeit bestellt wird, verlässt unser Lager noch am selben Werktag. Die
Lieferzeit jeder Versandart sehen Sie an der Kasse. Nach dem Versand erhalten Sie eine E-Mail mit einem Link zur Sendungsverfolgung.</p>
<h3>Woher weiß ich, dass die Batterie oder der Akku passt?</h3>
<p>Suchen Sie nach dem Modell Ihres Geräts oder nach der Bezeichnung auf der alten Batterie oder dem alten Akku. Auf jeder
Produktseite steht eine Liste der passenden Modelle. Sind Sie unsicher, schicken Sie uns die Modellnummer; wir prüfen das für Sie.</p>
<h3>Kann ich ändern oder stornieren?</h3>
<p>Ja, solange die Bestellung noch nicht verpackt ist. Öffnen Sie Ihre Bestellung und stornieren Sie dort oder schreiben Sie uns. Ist
das Paket schon unterwegs, nutzen Sie Ihr Widerrufsrecht.</p>
<h3>Der Artikel funktioniert nicht – was nun?</h3>
<p>Melden Sie den Mangel bei Ihrer Bestellung. Wir liefern Ersatz oder erstatten den Kaufpreis; bei mangelhafter Ware tragen wir die
Rücksendekosten.</p>
<h2>Kontakt</h2>
<p>E-Mail: <a href="mailto:{email}">{email}</a></p>
<p>Unsere Anschrift finden Sie auf der Seite <a href="@contact">Kontakt</a>.</p>
`,
}
