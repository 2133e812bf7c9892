import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Batterigjenvinning',
  description: 'Slik leverer du inn brukte batterier. Vi tar dem imot gratis.',
  content: `
<p>Batterier skal ikke kastes i restavfallet. De kan inneholde kvikksølv, kadmium eller bly som skader miljøet, og litium som kan ta fyr
i søppelbilen. Nesten alt i dem kan bli til nye råvarer. Derfor er søppeldunken på batteriet krysset over.</p>
<h2>Lever gratis</h2>
<ul>
<li>Små, løse batterier: innsamlingsboksen i alle butikker som selger batterier, eller kommunens gjenvinningsstasjon.</li>
<li>Produkter med innebygd batteri: som EE-avfall hos en butikk som selger slike produkter, eller på gjenvinningsstasjonen.</li>
<li>Bilbatterier, elsykkelbatterier og andre store batterier: forhandleren eller gjenvinningsstasjonen, som farlig avfall.</li>
<li>Til oss: Vi tar gratis imot brukte batterier av de typene vi selger, uansett hvor de er kjøpt. Ta kontakt først, så får du vite
hvordan de skal pakkes.</li>
</ul>
<h2>Før du leverer</h2>
<ul>
<li>Ta ut batterier som kan tas ut uten at noe ødelegges.</li>
<li>Teip polene på litiumbatterier og 9-voltsbatterier.</li>
<li>Skadede eller oppsvulmede batterier leveres direkte til betjeningen på gjenvinningsstasjonen. Send dem aldri i posten.</li>
</ul>
<h2>Merking</h2>
<table>
<thead><tr><th>Tegn</th><th>Betyr</th></tr></thead>
<tbody>
<tr><td>Overkrysset søppeldunk</td><td>Samles inn for seg</td></tr>
<tr><td>Cd</td><td>Mer enn 0,002 vektprosent kadmium</td></tr>
<tr><td>Pb</td><td>Mer enn 0,004 vektprosent bly</td></tr>
</tbody>
</table>
<h2>Produsentansvar</h2>
<p>Etter avfallsforskriften betaler den som setter batterier på markedet, for innsamling og gjenvinning. Vi er medlem av et godkjent
returselskap og følger også EUs batteriforordning (EU) 2023/1542. Innsatsen din hindrer skader på folk og natur og sparer råvarer; det
hjelper også å bruke oppladbare batterier lenge.</p>
`,
}
