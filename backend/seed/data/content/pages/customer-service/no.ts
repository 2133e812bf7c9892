import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Kundeservice',
  description: 'Svar på de vanligste spørsmålene om levering, retur og betaling hos {brand}, og hvordan du når oss.',
  content: `
<p>Det meste ordner du selv, hele døgnet. Finner du ikke svaret her, hjelper vi deg gjerne.</p>
<h2>Rask hjelp</h2>
<ul>
<li><a href="@track-order">Spor pakken din</a></li>
<li><a href="@my-order">Se en enkelt ordre</a> – du trenger ordrenummeret og e-postadressen din</li>
<li><a href="@returns">Retur og angrerett</a></li>
<li><a href="@shipping">Frakt og levering</a></li>
<li><a href="@payment">Betaling</a></li>
<li><a href="@battery-guide">Finn riktig batteri</a></li>
</ul>
<h2>Vanlige spørsmål</h2>
<h3>Når kommer pakken min?</h3>
<p>Lagervarer som bestilles før klokkeslettet på produktsiden, går fra lageret samme hverdag. Leveringstiden for hver fraktmåte ser
du i kassen. Når pakken er sendt, får du en e-post med sporingslenke.</p>
<h3>Hvordan vet jeg at batteriet passer?</h3>
<p>Søk på modellen til apparatet eller på betegnelsen som står på det gamle batteriet. På hver produktside finner du en liste over
modellene produktet passer til. Er du usikker, send oss modellnummeret, så sjekker vi det.</p>
<h3>Kan jeg endre eller avbestille?</h3>
<p>Ja, så lenge ordren ikke er pakket. Åpne ordren din og avbestill der, eller ta kontakt med oss. Er pakken allerede sendt, bruker
du angreretten.</p>
<h3>Batteriet virker ikke – hva gjør jeg?</h3>
<p>Meld fra om feilen under ordren din. Vi bytter varen eller betaler pengene tilbake, og vi dekker returfrakten når varen har en mangel.</p>
<h2>Kontakt</h2>
<p>E-post: <a href="mailto:{email}">{email}</a></p>
<p>Telefon: {phone}, hverdager 9–16</p>
<p>Flere måter å nå oss på finner du på siden <a href="@contact">Kontakt oss</a>.</p>
`,
}
