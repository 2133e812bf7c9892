import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Batterierücknahme',
  description:
    'Hinweise zur Rückgabe von Altbatterien nach EU-Batterieverordnung und Batterierecht-Durchführungsgesetz (BattDG).',
  content: `
<p>Altbatterien gehören nicht in den Hausmüll. Als Endnutzer sind Sie gesetzlich verpflichtet, Altbatterien einer vom unsortierten
Siedlungsabfall getrennten Erfassung zuzuführen. Batterien können Quecksilber, Cadmium oder Blei enthalten, die Umwelt und Gesundheit schaden,
und Lithium, das sich in der Mülltonne entzünden kann. Zugleich enthalten sie wertvolle Rohstoffe.</p>
<h2>Unentgeltliche Rückgabe</h2>
<ul>
<li>Gerätebatterien: an den Sammelboxen im Handel oder beim Wertstoffhof Ihrer Gemeinde.</li>
<li>Geräte mit fest eingebautem Akku: als Elektroaltgerät beim Wertstoffhof oder im Handel.</li>
<li>Batterien von E-Bikes und E-Scootern (LV-Batterien): bei Händlern solcher Batterien oder beim Wertstoffhof.</li>
<li>Fahrzeugbatterien: bei Händlern von Fahrzeugbatterien oder beim Wertstoffhof.</li>
<li>Bei uns: Wir nehmen Altbatterien der Arten, die wir führen oder geführt haben, an unserem Versandlager in üblichen Mengen unentgeltlich
zurück. Schreiben Sie uns vorher, wie Sie sie verpacken und schicken sollen: <a href="mailto:{email}">{email}</a>.</li>
</ul>
<h2>Vor der Rückgabe</h2>
<ul>
<li>Entnehmen Sie Batterien, die sich zerstörungsfrei entnehmen lassen, aus dem Gerät.</li>
<li>Kleben Sie die Pole von Lithiumbatterien und 9-V-Blöcken ab.</li>
<li>Beschädigte oder aufgeblähte Akkus bringen Sie direkt zum Wertstoffhof. Verschicken Sie sie nicht.</li>
<li>Löschen Sie persönliche Daten auf Geräten, die Sie abgeben.</li>
</ul>
<h2>Pfand auf Starterbatterien</h2>
<p>Für jede Starterbatterie berechnen wir nach § 19 BattDG ein Pfand von 7,50 € einschließlich Mehrwertsteuer. Es steht neben dem Preis und
gesondert in Warenkorb, Kasse und Rechnung. Geben Sie Ihre alte Batterie bei einem Wertstoffhof oder Händler ab, lassen Sie sich die Rückgabe ohne
Pfanderstattung schriftlich oder elektronisch bestätigen, und schicken Sie uns den Nachweis mit der Nummer Ihrer Bestellung an
<a href="mailto:{email}">{email}</a>. Er darf dabei nicht älter als zwei Wochen sein. Das Pfand erstatten wir auf dem Weg, auf dem Sie bezahlt haben.
Schicken Sie uns die neue Batterie zurück, erhalten Sie auch ihr Pfand zurück.</p>
<h2>Kennzeichnung</h2>
<table>
<thead><tr><th>Zeichen</th><th>Bedeutung</th></tr></thead>
<tbody>
<tr><td>Durchgestrichene Mülltonne</td><td>getrennt sammeln</td></tr>
<tr><td>Cd</td><td>mehr als 0,002 Masseprozent Cadmium</td></tr>
<tr><td>Pb</td><td>mehr als 0,004 Masseprozent Blei</td></tr>
</tbody>
</table>
<p>Vermeiden Sie Abfall: Wiederaufladbare Batterien und eine schonende Nutzung verlängern die Lebensdauer. Grundlagen sind die Verordnung (EU)
2023/1542 und das BattDG.</p>
`,
}
