import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Retur og fortrydelsesret',
  description:
    'Du kan fortryde købet inden for 14 dage. Sådan gør du, med fortrydelsesformular, og sådan reklamerer du over en vare med fejl.',
  content: `
<h2>Fortrydelsesret</h2>
<p>Du har ret til at fortryde denne aftale uden begrundelse inden for 14 dage.</p>
<p>Fortrydelsesfristen udløber 14 dage efter den dag, hvor du eller en af dig angiven tredjemand, dog ikke transportøren, får den sidste vare i
fysisk besiddelse. Falder fristens sidste dag på en helligdag, en lørdag, grundlovsdag, juleaftensdag eller nytårsaftensdag, udløber den den
følgende hverdag.</p>
<p>For at udøve fortrydelsesretten skal du meddele os ({company}, {street}, {city}, {email}) din beslutning om at fortryde denne aftale i en
utvetydig erklæring (f.eks. ved postbefordret brev eller e-mail). Du kan benytte vedhæftede standardfortrydelsesformular, men det er ikke
obligatorisk.</p>
<p>Du kan også udøve din fortrydelsesret online under <a href="@withdrawal">Fortryd aftale</a> nederst på hver side i butikken. Benytter du
denne onlinefunktion, sender vi dig uden unødig forsinkelse en kvittering for modtagelsen på et varigt medium (f.eks. pr. e-mail) med indholdet
af din erklæring og dato og tidspunkt for, hvornår den blev indsendt.</p>
<p>Fortrydelsesfristen er overholdt, hvis du sender din meddelelse om udøvelse af fortrydelsesretten, inden fortrydelsesperioden er
udløbet.</p>
<h3>Følger af fortrydelse</h3>
<p>Hvis du udøver din fortrydelsesret i forbindelse med denne aftale, refunderer vi alle betalinger modtaget fra dig, herunder
leveringsomkostninger (undtagen ekstra omkostninger som følge af dit eget valg af en anden leveringsform end den billigste form for
standardlevering, som vi tilbyder), uden unødig forsinkelse og under alle omstændigheder senest 14 dage fra den dato, hvor vi har modtaget
meddelelse om din beslutning om at fortryde denne aftale. Vi gennemfører en sådan tilbagebetaling med samme betalingsmiddel, som du benyttede
ved den oprindelige transaktion, medmindre du udtrykkeligt har indvilget i noget andet. Under alle omstændigheder pålægges du ingen form for
gebyr som følge af tilbagebetalingen.</p>
<p>Vi kan tilbageholde tilbagebetalingen, indtil vi har modtaget varerne retur, eller du har fremlagt dokumentation for at have returneret dem,
alt efter hvad der ligger først.</p>
<p>Du skal returnere varerne eller aflevere dem til os uden unødig forsinkelse og senest 14 dage fra den dato, hvor du meddelte os, at du
ønskede at udøve fortrydelsesretten. Fristen anses for overholdt, hvis du returnerer varerne inden udløbet af de 14 dage. Du skal afholde de
direkte udgifter i forbindelse med returneringen af varerne.</p>
<p>Du hæfter kun for eventuel forringelse af varernes værdi, som skyldes anden håndtering, end hvad der er nødvendigt for at fastslå varernes
art, egenskaber og den måde, de fungerer på.</p>
<h3>Undtagelse</h3>
<p>Efter forbrugeraftaleloven gælder fortrydelsesretten ikke forseglede varer, som af sundhedsbeskyttelses- eller hygiejnemæssige årsager ikke er egnet til at blive
returneret, for eksempel skærehoveder og tandbørstehoveder, når forseglingen er brudt efter leveringen.</p>
<h2>Pak batterier sikkert</h2>
<p>Sæt tape over polerne, og brug den originale emballage. Send aldrig et lithiumbatteri, der er beskadiget, oppustet eller er blevet
varmt – skriv til os, så finder vi en sikker løsning.</p>
<h2>Returlabel</h2>
<p>Når du opretter en retur, fordi du har fortrudt, kan du købe en returlabel. Prisen står der, før du vælger, og trækkes fra det, du får tilbage.
Du kan lige så godt selv købe fragten, når du afleverer pakken.</p>
<h2>Reklamation</h2>
<p>Du har to års reklamationsret efter købeloven. Er der en mangel, kan du få varen repareret eller ombyttet, et afslag i prisen eller
pengene tilbage. Sig til inden rimelig tid; to måneder, fra du opdagede manglen, er altid rettidigt. Vi dækker returfragten.</p>
<h2>Standardfortrydelsesformular</h2>
<p>(Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende.)</p>
<ul>
<li>Til {company}, {street}, {city}, {email}:</li>
<li>Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om
følgende varer (*)</li>
<li>Bestilt den (*)/modtaget den (*)</li>
<li>Forbrugerens navn (Forbrugernes navne)</li>
<li>Forbrugerens adresse (Forbrugernes adresse)</li>
<li>Forbrugerens underskrift (Forbrugernes underskrifter) (kun hvis formularens indhold meddeles på papir)</li>
<li>Dato</li>
</ul>
<p>(*) Det ikke relevante streges.</p>
`,
}
