import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Batterisikkerhet og oppbevaring',
  description: 'Slik bruker, lader og oppbevarer du batterier trygt, og hva du gjør hvis noe går galt.',
  content: `
<h2>Knappceller og barn</h2>
<p><strong>Har et barn svelget en knappcelle, ring 113 med en gang.</strong> Litiumknappceller kan gi livstruende etseskader i løpet av to timer. Ikke
framkall brekninger. Oppbevar knappceller, nye som gamle, i emballasjen og utilgjengelig for barn, og sjekk at batterilokk er godt lukket.</p>
<h2>Bruk</h2>
<ul>
<li>Snu polene riktig vei, og bytt alle batteriene i apparatet samtidig.</li>
<li>Ikke bland gamle og nye eller ulike typer.</li>
<li>Ta batteriene ut av apparater som ikke brukes på lenge.</li>
<li>Et batteri skal aldri kortsluttes, åpnes, knuses eller brennes.</li>
</ul>
<h2>Lading</h2>
<ul>
<li>Lad bare batterier som er merket som oppladbare, med en lader for samme kjemi og spenning.</li>
<li>Lad på et hardt underlag, i romtemperatur og helst når du er hjemme og våken.</li>
<li>Blybatterier kan avgi hydrogengass: Lad dem i et ventilert rom uten gnister.</li>
</ul>
<h2>Oppbevaring</h2>
<ul>
<li>Svalt og tørt, 10–25 °C, ikke i kjøleskap og ikke i en varm bil.</li>
<li>Li-ion har det best med 40–60 % lading ved lengre lagring; lad dem opp igjen hver tredje måned.</li>
<li>Blybatterier skal lagres fulladet.</li>
</ul>
<h2>Hvis noe går galt</h2>
<ul>
<li>Oppsvulmet, varmt eller fresende batteri: Ikke rør det, gå ut, luft og ring 110 hvis det ryker eller brenner.</li>
<li>Alkalisk batteri som har lekket: Bruk hansker og tørk opp. Skyll hud eller øyne med mye vann i minst 15 minutter.</li>
<li>Spørsmål om forgiftning: Giftinformasjonen, 22 59 13 00, hele døgnet.</li>
</ul>
<p>Brukte batterier leverer du til <a href="@recycling">gjenvinning</a>.</p>
`,
}
