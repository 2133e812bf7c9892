import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Retur og angrerett',
  description:
    'Du kan angre på kjøpet innen 14 dager. Slik gjør du det, med angreskjema, og slik reklamerer du på en vare med feil.',
  content: `
<h2>Angrerett i 14 dager</h2>
<p>Etter angrerettloven kan du gå fra kjøpet innen 14 dager uten å oppgi noen grunn. Fristen løper fra dagen du, eller noen du har pekt
ut, fikk varen. Kommer flere varer i samme bestilling hver for seg, løper fristen fra den siste.</p>
<h3>Slik angrer du</h3>
<ol>
<li>Åpne ordren din under <a href="@my-order">Min ordre</a> og velg <strong>Angre kjøpet her</strong>, eller logg inn på
<a href="@my-account">Min side</a>. Du trenger ordrenummeret og e-postadressen din.</li>
<li>Oppgi hvilke varer det gjelder, og bekreft. Du får straks en e-post som viser når meldingen kom inn til oss.</li>
<li>Send varen tilbake innen 14 dager etter meldingen.</li>
</ol>
<p>Du kan også skrive til {email} eller bruke angreskjemaet nedenfor. Det er nok at du sender meldingen før fristen går ut.</p>
<h3>Hva det koster</h3>
<p>Vi betaler tilbake prisen for varen og den billigste standardfrakten senest 14 dager etter meldingen. Returfrakten betaler du selv
når du angrer. Har du brukt varen mer enn det som trengs for å se at den virker, kan vi trekke fra verditapet.</p>
<h3>Unntak</h3>
<p>Angreretten gjelder ikke varer som er laget etter dine anvisninger, og ikke forseglede hygienevarer som skjærehoder og
tannbørstehoder når forseglingen er brutt.</p>
<h2>Pakk batterier trygt</h2>
<p>Teip over polene og bruk originalemballasjen. Send aldri et litiumbatteri som er skadet, svulmet opp eller har blitt varmt – ta
kontakt, så finner vi en trygg løsning.</p>
<h2>Reklamasjon</h2>
<p>Har varen en mangel, kan du reklamere i to år, og i fem år for ting som er ment å vare vesentlig lenger, etter forbrukerkjøpsloven.
Meld fra innen rimelig tid; to måneder fra du oppdaget mangelen, er alltid tidsnok. Vi dekker returfrakten.</p>
<h2>Angreskjema</h2>
<p>Fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen:</p>
<ul>
<li>Til {company}, {street}, {city}, {email}:</li>
<li>Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer</li>
<li>Bestilt den / mottatt den</li>
<li>Forbrukerens/forbrukernes navn og adresse</li>
<li>Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes) og dato</li>
</ul>
`,
}
