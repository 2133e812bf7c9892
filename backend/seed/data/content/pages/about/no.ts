import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Om oss',
  description: '{brand} selger batterier, ladere og reservedeler – så det du allerede eier, varer lenger.',
  content: `
<p>{brand} er en nettbutikk for batterier, ladere og reservedeler. Ideen vår er enkel: En ting skal ikke kastes fordi én del av den er
utslitt.</p>
<h2>Riktig del på første forsøk</h2>
<p>Sortimentet er ordnet etter betegnelsene som faktisk står på batteriene, og etter apparatene de passer til. Du kan søke på LR6,
CR2032, BL1850 eller på modellen til telefonen, drillen eller robotklipperen din. På hver produktside står spenning, kapasitet, mål og
kompatible modeller.</p>
<h2>Det du ser, er det du får</h2>
<p>Prisen du ser, er prisen du betaler, med eventuell frakt oppgitt i kassen. Er en vare utsolgt, sier vi når den kommer, hvis vi vet det. Setter vi
ned en pris, viser vi den laveste prisen de siste 30 dagene ved siden av.</p>
<h2>Ansvar hele veien</h2>
<p>Alle batteriene vi selger, er CE-merket og merket etter reglene for batterier i EØS. Vi tar imot brukte batterier gratis – les mer
om <a href="@recycling">gjenvinning</a> og om hvordan du bruker og oppbevarer batterier <a href="@battery-safety">trygt</a>.</p>
<p>Vil du vite hvem som står bak butikken? Se <a href="@imprint">foretaksopplysninger</a>.</p>
`,
}
