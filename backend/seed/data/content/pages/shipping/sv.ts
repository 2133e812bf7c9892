import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Frakt och leverans',
  description: 'Fraktsätt, priser och leveranstider när du handlar hos {brand}.',
  content: `
<p>Vi levererar till hela Sverige. Frakt från {shippingFrom}, fri frakt till ombud när du handlar för minst {freeShippingFrom}. Lägsta ordervärde är {minimumOrder}, frakten oräknad.</p>
<h2>Så kan du få ditt paket</h2>
<table>
<thead><tr><th>Fraktsätt</th><th>Pris</th><th>Leveranstid från lagret</th></tr></thead>
<tbody>{shippingTable}</tbody>
</table>
<p>Presentkort räknas inte in i beloppet för fri frakt.</p>
<p>Tunga varor, till exempel bil- och fritidsbatterier, kan ta någon dag längre. Du väljer fraktsätt i kassan och ser priset innan du beställer.</p>
<h2>När skickas min order?</h2>
<p>Lagervaror som beställs före klockslaget på produktsidan skickas samma vardag. Står det ett datum vid varan väntar vi på påfyllning och skickar
hela ordern när allt finns, om du inte ber oss dela upp den.</p>
<h2>Batterier i transport</h2>
<p>Litiumbatterier är farligt gods och skickas enligt reglerna för väg- och flygtransport. Därför kan vissa varor bara levereras med
vägtransport.</p>
<h2>Om något går fel</h2>
<p>Är paketet skadat, anmäl det gärna till transportören direkt och hör av dig till oss. Vi står för risken tills du har fått varan.
Ej uthämtade paket skickas tillbaka till oss; då kan vi debitera vår kostnad för frakt fram och tillbaka.</p>
<p>Följ din leverans under <a href="@track-order">Spåra order</a>.</p>
`,
}
