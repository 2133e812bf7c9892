import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Kundeservice',
  description: 'Svar på de hyppigste spørgsmål om levering, retur og betaling hos {brand}, og hvordan du får fat i os.',
  content: `
<p>Det meste klarer du selv, døgnet rundt. Finder du ikke svaret her, hjælper vi dig gerne.</p>
<h2>Hurtig hjælp</h2>
<ul>
<li><a href="@track-order">Følg din pakke</a></li>
<li><a href="@my-order">Se en enkelt ordre</a> – du skal bruge ordrenummeret og din e-mailadresse</li>
<li><a href="@returns">Retur og fortrydelsesret</a></li>
<li><a href="@shipping">Fragt og levering</a></li>
<li><a href="@payment">Betaling</a></li>
<li><a href="@battery-guide">Find det rigtige batteri</a></li>
</ul>
<h2>Ofte stillede spørgsmål</h2>
<h3>Hvornår kommer min pakke?</h3>
<p>Lagervarer, der bestilles før klokkeslættet på produktsiden, forlader lageret samme hverdag. Leveringstiden for hver fragtform ser du
i kassen. Når pakken er sendt, får du en e-mail med et link til sporing.</p>
<h3>Hvordan ved jeg, om batteriet passer?</h3>
<p>Søg på apparatets model eller på betegnelsen på det gamle batteri. På hver produktside finder du en liste over de modeller, varen
passer til. Er du i tvivl, så send os modelnummeret, så tjekker vi det.</p>
<h3>Kan jeg ændre eller annullere?</h3>
<p>Ja, så længe ordren ikke er pakket. Åbn din ordre, og annullér den dér, eller skriv til os. Er pakken allerede sendt, bruger du
fortrydelsesretten.</p>
<h3>Batteriet virker ikke – hvad gør jeg?</h3>
<p>Meld fejlen under din ordre. Vi ombytter varen eller betaler pengene tilbage, og vi dækker returfragten, når varen har en mangel.</p>
<h2>Kontakt</h2>
<p>E-mail: <a href="mailto:{email}">{email}</a></p>
<p>Vores adresse finder du på siden <a href="@contact">Kontakt os</a>.</p>
`,
}
