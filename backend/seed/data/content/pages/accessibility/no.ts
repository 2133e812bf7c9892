import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Tilgjengelighet',
  description: 'Hvor tilgjengelig {brand} er, hvordan du melder fra om feil, og hvem som fører tilsyn.',
  content: `
<p>Butikken skal være universelt utformet etter likestillings- og diskrimineringsloven og forskriften om universell utforming av IKT. Målet
vårt er standarden EN 301 549, som bygger på WCAG, og WCAG 2.2 på nivå AA, så alle kan finne, kjøpe og returnere en vare.</p>
<h2>Slik fungerer butikken</h2>
<p>Her velger du varer, legger dem i handlekurven, oppgir adresse, velger frakt og betaling og sender bestillingen. Du kan følge, angre og
returnere den etterpå. Hvert steg er en vanlig nettside.</p>
<h2>Slik arbeider vi</h2>
<ul>
<li>Alt kan brukes med tastatur, og fokus er synlig.</li>
<li>Du kan handle også uten JavaScript.</li>
<li>Tekst og knapper har god nok kontrast, siden kan forstørres til 400 %, og bevegelser følger innstillingen i nettleseren.</li>
<li>Feil i skjemaer beskrives med tekst ved feltet, og meldinger er merket slik at skjermlesere leser dem opp.</li>
<li>Før hver endring sjekker det automatiske verktøyet axe alle slags sider på tysk i bredden til datamaskin og mobil, og et kjøp gjøres
med bare tastatur. Sidene på de andre språkene sjekkes med det samme verktøyet, men sjeldnere.</li>
</ul>
<h2>Kjente mangler</h2>
<p>Automatiske kontroller finner ikke alt. Vi har ennå ikke latt noen som bruker skjermleser, prøve butikken, eller noen utenforstående granske den.</p>
<p>Sidene til betalingstjenestene, som du sendes til fra kassen, er utenfor vår kontroll. Sikkerhetsdatablad fra produsenter kan være i
formater som ikke er fullt tilgjengelige; si fra, så hjelper vi deg med innholdet.</p>
<h2>Meld fra om en feil</h2>
<p>Skriv til <a href="mailto:{email}">{email}</a> eller ring {phone}. Vi svarer innen én hverdag. Er du ikke fornøyd, kan du henvende deg
til Tilsynet for universell utforming av IKT i Digitaliseringsdirektoratet.</p>
`,
}
