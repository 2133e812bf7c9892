import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Über uns',
  description: '{brand} verkauft Batterien, Akkus, Ladegeräte und Ersatzteile – damit länger hält, was Sie schon besitzen.',
  content: `
<p>{brand} ist ein Onlineshop für Batterien, Akkus, Ladegeräte und Ersatzteile. Unsere Idee ist einfach: Ein Gerät gehört nicht in den
Müll, nur weil ein Teil davon verbraucht ist.</p>
<h2>Das richtige Teil beim ersten Versuch</h2>
<p>Unser Sortiment ist nach den Bezeichnungen geordnet, die tatsächlich auf den Batterien stehen, und nach den Geräten, zu denen sie
passen. Sie können nach LR6, CR2032 oder BL1850 suchen oder nach dem Modell Ihres Telefons, Akkuschraubers oder Mähroboters. Auf jeder
Produktseite stehen Spannung, Kapazität, Maße und passende Modelle.</p>
<h2>Klare Angaben</h2>
<p>Alle Preise enthalten die gesetzliche Mehrwertsteuer; Versandkosten stehen vor dem Kauf an der Kasse. Ist ein Artikel ausverkauft,
nennen wir den nächsten Liefertermin, sobald er feststeht. Bei Preissenkungen zeigen wir den niedrigsten Preis der letzten 30 Tage daneben.</p>
<h2>Verantwortung bis zum Schluss</h2>
<p>Alle Batterien tragen das CE-Zeichen und die Kennzeichnung nach der EU-Batterieverordnung. Altbatterien nehmen wir unentgeltlich
zurück – lesen Sie mehr zur <a href="@recycling">Batterierücknahme</a> und zum <a href="@battery-safety">sicheren Umgang mit
Batterien</a>.</p>
<p>Wer hinter dem Shop steht, finden Sie im <a href="@imprint">Impressum</a>.</p>
`,
}
