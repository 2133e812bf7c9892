import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Salgsbetingelser',
  description: 'Vilkårene for kjøpet ditt hos {brand}.',
  content: `
<h2>1. Partene</h2>
<p>Selger er {company}, organisasjonsnummer {registration}. Kjøper er den som er oppgitt i bestillingen. Du må være fylt 18 år eller ha
samtykke fra foresatte.</p>
<h2>2. Bestilling og avtale</h2>
<p>Avtalen er bindende når vi har bekreftet bestillingen på e-post. En e-post om at vi har mottatt bestillingen og venter på betalingen,
er ennå ingen bekreftelse. Har vi oppgitt en åpenbart feil pris, eller kan varen ikke lenger
leveres, tar vi kontakt, og du betaler ingenting. Du kan rette opplysningene dine helt til du sender bestillingen.</p>
<h2>3. Priser og betaling</h2>
<p>Prisene er i norske kroner med merverdiavgift. Frakt og eventuelle gebyrer vises i kassen. Mer finner du under
<a href="@payment">Betaling</a>. Betales fakturaen for sent, kan vi kreve forsinkelsesrente etter forsinkelsesrenteloven.</p>
<h2>4. Levering</h2>
<p>Leveringstiden står i kassen. Er leveringen forsinket, har du rettighetene som følger av forbrukerkjøpsloven. Se
<a href="@shipping">Frakt og levering</a>.</p>
<h2>5. Angrerett og reklamasjon</h2>
<p>Som forbruker har du 14 dagers angrerett og to eller fem års reklamasjonsrett. Alt står under <a href="@returns">Retur og angrerett</a>.</p>
<h2>6. Abonnement</h2>
<p>Et abonnement løper uten bindingstid til du sier det opp. Du endrer, setter på pause eller avslutter det på ordresiden, som du
åpner under <a href="@my-order">Min ordre</a>; endringen gjelder fra neste levering som ikke allerede er pakket.</p>
<h2>7. Gavekort og rabattkoder</h2>
<p>For <a href="@gift-cards">gavekort</a> gjelder egne vilkår. Rabattkoder kan ikke veksles inn i penger og gjelder i den tiden som er oppgitt.</p>
<h2>8. Bruk av varen</h2>
<p>Les sikkerhetsinformasjonen på produktsiden og under <a href="@battery-safety">Batterisikkerhet</a>. Opplysninger om kompatible
apparater skal hjelpe deg å velge; varemerker som nevnes, tilhører eierne sine.</p>
<h2>9. Personopplysninger</h2>
<p>Hvordan vi behandler opplysningene dine, står i <a href="@privacy">personvernerklæringen</a>.</p>
<h2>10. Konfliktløsning</h2>
<p>Klager rettes først til oss. Blir vi ikke enige, kan du be Forbrukertilsynet om mekling, www.forbrukertilsynet.no. Kommer vi ikke fram til
en løsning, kan saken bringes inn for Forbrukerklageutvalget. Norsk lov gjelder.</p>
`,
}
