import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Versand und Lieferung',
  description: 'Versandarten, Kosten und Lieferzeiten beim Einkauf bei {brand}.',
  content: `
<p>Wir liefern innerhalb Deutschlands. Der Mindestbestellwert beträgt {minimumOrder} ohne Versandkosten. Versand ab {shippingFrom}; ab einem Bestellwert von {freeShippingFrom} ist der Paketversand kostenlos. Alle Preise enthalten die gesetzliche Mehrwertsteuer.</p>
<h2>So kommt Ihr Paket zu Ihnen</h2>
<table>
<thead><tr><th>Versandart</th><th>Preis</th><th>Lieferzeit ab Lager</th></tr></thead>
<tbody>{shippingTable}</tbody>
</table>
<p>Geschenkgutscheine zählen für den kostenlosen Versand nicht zum Bestellwert.</p>
<p>Schwere Artikel, zum Beispiel Auto- und Versorgungsbatterien, können ein bis zwei Tage länger brauchen. Sie wählen die Versandart an der Kasse und sehen den Preis, bevor Sie bestellen.</p>
<h2>Wann wird meine Bestellung verschickt?</h2>
<p>Lagerware, die bis zu der auf der Produktseite genannten Uhrzeit bestellt wird, geht am selben Werktag hinaus. Steht bei einem Artikel ein Datum, warten
wir auf Nachschub und liefern alles zusammen, sofern Sie uns nicht um eine Teillieferung bitten.</p>
<h2>Batterien im Versand</h2>
<p>Lithiumbatterien sind Gefahrgut und werden nach den Vorschriften für den Straßen- und Lufttransport versandt. Einige Artikel liefern
wir deshalb nur auf dem Landweg. Fahrzeugbatterien werden gefüllt, geladen und
auslaufsicher verpackt geliefert.</p>
<h2>Wenn etwas schiefgeht</h2>
<p>Kommt ein Paket beschädigt an, reklamieren Sie das bitte möglichst gleich beim Zusteller und schreiben Sie uns. Versäumen Sie
das, hat es für Ihre gesetzlichen Ansprüche keine Folgen; es hilft uns aber gegenüber dem Transportunternehmen.
Pakete, die nicht abgeholt werden, kommen zu uns zurück; dann können wir Ihnen die Kosten des Versands berechnen.</p>
<p>Den Stand Ihrer Lieferung sehen Sie unter <a href="@track-order">Sendung verfolgen</a>.</p>
`,
}
