import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Indsamling af batterier',
  description: 'Sådan afleverer du brugte batterier. Vi tager imod dem uden beregning.',
  content: `
<p>Batterier må ikke smides ud med restaffaldet. De kan indeholde kviksølv, cadmium eller bly, der skader miljøet, og lithium, der kan
antændes. Næsten alt i dem kan blive til nye råvarer. Derfor er skraldespanden på batteriet overstreget.</p>
<h2>Aflevér uden beregning</h2>
<ul>
<li>Små, løse batterier: kommunens ordning (ofte en pose eller boks ved skraldespanden), butikker, der sælger batterier, eller
genbrugspladsen.</li>
<li>Produkter med indbygget batteri: som elektronikaffald på genbrugspladsen eller i butikken.</li>
<li>Bilbatterier, elcykelbatterier og andre store batterier: genbrugspladsen eller en forhandler.</li>
<li>Til os: Vi tager uden beregning imod brugte batterier af de typer, vi sælger, uanset hvor de er købt. Skriv til os først, så får du
at vide, hvordan de skal pakkes.</li>
</ul>
<h2>Før du afleverer</h2>
<ul>
<li>Tag batterier ud, hvis de kan tages ud uden at ødelægge noget.</li>
<li>Sæt tape over polerne på lithiumbatterier og 9V-batterier.</li>
<li>Beskadigede eller oppustede batterier afleveres direkte til personalet på genbrugspladsen. Send dem aldrig med posten.</li>
</ul>
<h2>Mærkning</h2>
<table>
<thead><tr><th>Tegn</th><th>Betyder</th></tr></thead>
<tbody>
<tr><td>Overstreget skraldespand</td><td>Indsamles særskilt</td></tr>
<tr><td>Cd</td><td>Mere end 0,002 vægtprocent cadmium</td></tr>
<tr><td>Pb</td><td>Mere end 0,004 vægtprocent bly</td></tr>
</tbody>
</table>
<h2>Producentansvar</h2>
<p>Efter EU's batteriforordning (EU) 2023/1542 betaler den, der bringer batterier på markedet, for indsamling og genanvendelse. Vi er registreret
i det danske producentregister. Din indsats forebygger skader på mennesker og natur og sparer råvarer; det hjælper også at bruge
genopladelige batterier længe.</p>
`,
}
