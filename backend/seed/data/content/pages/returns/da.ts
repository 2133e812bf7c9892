import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Retur og fortrydelsesret',
  description:
    'Du kan fortryde købet inden for 14 dage. Sådan gør du, med fortrydelsesformular, og sådan reklamerer du over en vare med fejl.',
  content: `
<h2>Fortrydelsesret i 14 dage</h2>
<p>Efter forbrugeraftaleloven kan du fortryde købet inden for 14 dage uden at give en grund. Fristen løber fra den dag, du eller en, du har
udpeget, fik varen i hænde. Leveres flere varer i samme ordre hver for sig, løber fristen fra den sidste. Falder fristens sidste dag på en
helligdag, en lørdag, grundlovsdag, juleaftensdag eller nytårsaftensdag, udløber den den følgende hverdag.</p>
<h3>Sådan fortryder du</h3>
<ol>
<li>Åbn din ordre under <a href="@my-order">Min ordre</a>, og vælg <strong>Fortryd købet her</strong>, eller log ind på
<a href="@my-account">Min konto</a>. Du skal bruge ordrenummeret og din e-mailadresse.</li>
<li>Angiv, hvilke varer det gælder, og bekræft. Du får straks en e-mail, der viser, hvornår vi modtog din besked.</li>
<li>Send varen retur senest 14 dage efter din besked.</li>
</ol>
<p>Du kan også skrive til {email} eller bruge formularen nedenfor. Det er nok, at du sender beskeden, før fristen udløber.</p>
<h3>Hvad det koster</h3>
<p>Vi betaler varens pris og den billigste standardfragt tilbage senest 14 dage efter din besked. Du betaler selv returfragten, når du
fortryder. Har du brugt varen mere, end det er nødvendigt for at se, om den virker, hæfter du for værdiforringelsen.</p>
<h3>Undtagelser</h3>
<p>Fortrydelsesretten gælder ikke varer, der er lavet efter dine anvisninger, og ikke forseglede hygiejnevarer som skærehoveder og
tandbørstehoveder, når forseglingen er brudt.</p>
<h2>Pak batterier sikkert</h2>
<p>Sæt tape over polerne, og brug den originale emballage. Send aldrig et litiumbatteri, der er beskadiget, oppustet eller er blevet
varmt – skriv til os, så finder vi en sikker løsning.</p>
<h2>Reklamation</h2>
<p>Du har to års reklamationsret efter købeloven. Er der en mangel, kan du få varen repareret eller ombyttet, et afslag i prisen eller
pengene tilbage. Sig til inden rimelig tid; to måneder fra du opdagede manglen, er altid rettidigt. Vi dækker returfragten.</p>
<h2>Standardfortrydelsesformular</h2>
<p>Udfyld og send kun denne formular, hvis du vil gøre fortrydelsesretten gældende:</p>
<ul>
<li>Til {company}, {street}, {city}, {email}:</li>
<li>Jeg/vi meddeler herved, at jeg/vi ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores købsaftale om følgende varer</li>
<li>Bestilt den / modtaget den</li>
<li>Forbrugerens/forbrugernes navn og adresse</li>
<li>Forbrugerens/forbrugernes underskrift (kun hvis formularen sendes på papir) og dato</li>
</ul>
`,
}
