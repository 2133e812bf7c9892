import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Om oss',
  description: '{brand} säljer batterier, laddare och reservdelar – så att det du redan äger får leva längre.',
  content: `
<p>{brand} är en nätbutik för batterier, laddare och reservdelar. Vår idé är enkel: en pryl ska inte kastas bara för att en del i
den är utsliten.</p>
<h2>Rätt del på första försöket</h2>
<p>Vårt sortiment är ordnat efter de beteckningar som faktiskt står på batterierna och efter de apparater de passar till. Du kan söka
på LR6, CR2032, BL1850 eller på modellen av din telefon, borrmaskin eller robotgräsklippare. På varje produktsida står spänning,
kapacitet, mått och kompatibla modeller.</p>
<h2>Raka besked</h2>
<p>Priset du ser är priset du betalar, med eventuell frakt angiven i kassan. Är en vara slut säger vi när den kommer, om vi vet det. Sänker vi ett
pris visar vi det lägsta priset de senaste 30 dagarna bredvid.</p>
<h2>Ansvar hela vägen</h2>
<p>Alla batterier vi säljer är CE-märkta och märkta enligt EU:s batteriförordning. Vi tar tillbaka uttjänta batterier utan kostnad –
läs mer om <a href="@recycling">återvinning</a> och om hur du använder och förvarar batterier <a href="@battery-safety">säkert</a>.</p>
<p>Vill du veta vem som står bakom butiken? Se <a href="@imprint">företagsuppgifter</a>.</p>
`,
}
