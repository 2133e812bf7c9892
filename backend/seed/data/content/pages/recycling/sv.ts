import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Batteriåtervinning',
  description: 'Så lämnar du in uttjänta batterier. Vi tar tillbaka dem utan kostnad.',
  content: `
<p>Batterier får inte kastas i hushållsavfallet. De kan innehålla kvicksilver, kadmium eller bly som skadar miljön, och litium som kan börja
brinna i sopbilen. Nästan allt i dem kan bli nya råvaror. Det är därför soptunnan på batteriet är överkryssad.</p>
<h2>Lämna utan kostnad</h2>
<ul>
<li>Små, lösa batterier: batteriholken eller batteriinsamlingen i butik, eller kommunens återvinningscentral.</li>
<li>Produkter med inbyggt batteri: elavfallet på återvinningscentralen eller i en butik som säljer elektronik.</li>
<li>Bilbatterier, elcykelbatterier och andra stora batterier: återvinningscentralen, som farligt avfall.</li>
<li>Till oss: vi tar utan kostnad emot uttjänta batterier av de slag vi säljer, oavsett var de är köpta. Kontakta oss före så får du
veta hur de ska packas.</li>
</ul>
<h2>Innan du lämnar in</h2>
<ul>
<li>Ta ut batterier som går att ta ut utan att något förstörs.</li>
<li>Tejpa polerna på litiumbatterier och 9-voltsbatterier.</li>
<li>Skadade eller svullna batterier lämnas direkt till personalen på återvinningscentralen. Skicka dem aldrig med post.</li>
</ul>
<h2>Märkning</h2>
<table>
<thead><tr><th>Tecken</th><th>Betyder</th></tr></thead>
<tbody>
<tr><td>Överkryssad soptunna</td><td>Samlas in separat</td></tr>
<tr><td>Cd</td><td>Mer än 0,002 viktprocent kadmium</td></tr>
<tr><td>Pb</td><td>Mer än 0,004 viktprocent bly</td></tr>
</tbody>
</table>
<h2>Producentansvar</h2>
<p>Enligt EU:s batteriförordning (EU) 2023/1542 betalar den som sätter batterier på marknaden för insamling och återvinning. Vi är med
i ett producentansvarssystem och finns registrerade hos Naturvårdsverket. Din insats förebygger skador på människor och miljö och
sparar råvaror; att laddningsbara batterier räcker längre gör också skillnad.</p>
`,
}
