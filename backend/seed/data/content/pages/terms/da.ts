import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Handelsbetingelser',
  description: 'Betingelserne for dit køb hos {brand}.',
  content: `
<h2>1. Parterne</h2>
<p>Sælger er {company}, CVR-nr. {registration}. Du skal være fyldt 18 år eller have samtykke fra en forælder eller værge.</p>
<h2>2. Bestilling og aftale</h2>
<p>Aftalen er bindende, når vi har bekræftet din ordre pr. e-mail. En e-mail om, at vi har modtaget ordren og venter på betalingen, er
endnu ikke en bekræftelse. Har vi angivet en åbenlyst forkert pris, eller kan varen ikke længere
leveres, kontakter vi dig, og du betaler ikke noget. Du kan rette dine oplysninger, helt indtil du sender ordren.</p>
<h2>3. Priser og betaling</h2>
<p>Priserne er i danske kroner med moms. Fragt og eventuelle gebyrer vises i kassen. Se mere under <a href="@payment">Betaling</a>. Betales en
faktura for sent, kan vi kræve rente efter renteloven. Beløbet på dit kort trækkes, når ordren sendes, men inden for
en uge, hvis varerne ventes senere.</p>
<h2>4. Levering</h2>
<p>Leveringstiden står i kassen. Er vi forsinkede, har du de rettigheder, der følger af købeloven. Se
<a href="@shipping">Fragt og levering</a>.</p>
<h2>5. Fortrydelsesret og reklamation</h2>
<p>Som forbruger har du 14 dages fortrydelsesret og to års reklamationsret. Det hele står under <a href="@returns">Retur og fortrydelsesret</a>.</p>
<h2>6. Abonnementer</h2>
<p>Et abonnement løber uden binding, til du opsiger det. Du ændrer, sætter på pause eller opsiger det på ordresiden, som du åbner under
<a href="@my-order">Min ordre</a>; ændringen gælder fra den næste levering, der ikke allerede er pakket.</p>
<h2>7. Gavekort og rabatkoder</h2>
<p>For <a href="@gift-cards">gavekort</a> gælder særlige vilkår. Rabatkoder kan ikke veksles til penge og gælder i den angivne periode.</p>
<h2>8. Brug af varen</h2>
<p>Læs sikkerhedsoplysningerne på produktsiden og under <a href="@battery-safety">Batterisikkerhed</a>. Oplysninger om kompatible
apparater skal hjælpe dig med at vælge; nævnte varemærker tilhører deres ejere.</p>
<h2>9. Personoplysninger</h2>
<p>Hvordan vi behandler dine oplysninger, står i <a href="@privacy">privatlivspolitikken</a>.</p>
<h2>10. Klage</h2>
<p>Skriv først til os. Kan vi ikke finde en løsning, kan du klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2,
8800 Viborg, www.forbrug.dk. Dansk ret gælder.</p>
`,
}
