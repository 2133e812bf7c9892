import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Retur og angrerett',
  description:
    'Du kan angre på kjøpet innen 14 dager. Slik gjør du det, med angreskjema, og slik reklamerer du på en vare med feil.',
  content: `
<h2>Angrerett</h2>
<p>Du har rett til å gå fra denne avtalen innen 14 dager uten å oppgi noen grunn.</p>
<p>Angrefristen utløper 14 dager etter den dagen du, eller en tredjemann som du har utpekt og som ikke er transportøren, har fått den siste
varen i fysisk besittelse.</p>
<p>Dersom du vil bruke angreretten, må du underrette oss ({company}, {street}, {city}, telefon {phone}, {email}) på en utvetydig måte om
din beslutning om å gå fra avtalen (for eksempel ved brev sendt per post eller e-post). Du kan bruke vedlagte angreskjema, men det er ikke
obligatorisk.</p>
<p>Du kan også bruke angreretten på nett under <a href="@withdrawal">Angre kjøpet her</a>, nederst på hver side i butikken. Bruker du denne
funksjonen, sender vi deg uten unødig opphold en bekreftelse på et varig medium (for eksempel på e-post), med innholdet i meldingen og dato
og klokkeslett for når den ble sendt inn.</p>
<p>For å overholde angrefristen er det tilstrekkelig at du gir melding om at du vil bruke angreretten, før fristen utløper.</p>
<h3>Virkninger av at du går fra avtalen</h3>
<p>Dersom du går fra denne avtalen, skal vi tilbakebetale alle betalinger vi har mottatt fra deg, inklusive leveringskostnader (unntatt
tilleggskostnader som følge av at du har valgt en annen leveringsmåte enn den rimeligste standardleveringen vi tilbyr), uten unødig opphold
og i alle tilfeller senest 14 dager fra den dagen vi mottok underretning om din beslutning om å gå fra denne avtalen. Vi foretar
tilbakebetalingen med samme betalingsmiddel som du brukte ved den opprinnelige transaksjonen, med mindre du uttrykkelig har avtalt noe annet
med oss; du må i alle tilfeller ikke betale noe gebyr som følge av tilbakebetalingen.</p>
<p>Vi kan holde tilbake tilbakebetalingen inntil vi har mottatt varene i retur, eller inntil du har lagt fram dokumentasjon for at du har sendt
varene tilbake, alt etter hva som inntreffer først.</p>
<p>Du skal returnere varene eller levere dem til oss uten unødig opphold og i alle tilfeller senest 14 dager fra den dagen du underretter oss
om at du går fra denne avtalen. Fristen er overholdt dersom du sender varene tilbake før utløpet av 14-dagersfristen. Du må bære de direkte
kostnadene ved å returnere varene.</p>
<p>Du er ansvarlig bare for forringet verdi på varene som følge av annen håndtering enn det som er nødvendig for å fastslå varenes art,
egenskaper og funksjon.</p>
<h3>Unntak</h3>
<p>Etter angrerettloven gjelder angreretten ikke forseglede varer som av helsevern- eller hygienehensyn ikke er egnet for retur, for eksempel skjærehoder og
tannbørstehoder, når forseglingen er brutt etter levering.</p>
<h2>Pakk batterier trygt</h2>
<p>Teip over polene og bruk originalemballasjen. Send aldri et litiumbatteri som er skadet, svulmet opp eller har blitt varmt – ta
kontakt, så finner vi en trygg løsning.</p>
<h2>Returetikett</h2>
<p>Når du melder en retur fordi du angrer på kjøpet, kan du kjøpe en returetikett. Prisen står der før du velger, og trekkes fra det du får tilbake.
Du kan like gjerne kjøpe frakten selv når du leverer inn pakken.</p>
<h2>Reklamasjon</h2>
<p>Har varen en mangel, kan du reklamere i to år, og i fem år for ting som er ment å vare vesentlig lenger, etter forbrukerkjøpsloven.
Meld fra innen rimelig tid; to måneder fra du oppdaget mangelen, er alltid tidsnok. Vi dekker returfrakten.</p>
<h2>Angreskjema</h2>
<p>(Fyll ut og returner dette skjemaet bare dersom du ønsker å gå fra avtalen.)</p>
<ul>
<li>Til {company}, {street}, {city}, {email}:</li>
<li>Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer</li>
<li>Bestilt den / mottatt den</li>
<li>Forbrukerens/forbrukernes navn</li>
<li>Forbrukerens/forbrukernes adresse</li>
<li>Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)</li>
<li>Dato</li>
</ul>
`,
}
