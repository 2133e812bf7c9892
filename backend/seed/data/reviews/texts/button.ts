import type { Texts } from '../../../../texts'

export const button: Texts = {
  sv: `
5 | Rätt storlek direkt | Numret stod på det gamla batteriet och det här satt på plats på första försöket. Klockan går igen.
5 | Bilnyckeln lever | Bytte själv på två minuter. Verkstan ville ha flera gånger så mycket för samma sak.
5 | Köp flera på en gång | Vi har badrumsvåg, kökstermometer och nycklar som alla tar samma. Skönt att ha hemma.
4 | Bra men svåröppnat | Förpackningen är barnsäker och det är jag glad för, men sax behövdes.
4 | Håller i cykeldatorn | Ett år hittills. Jag skriver igen om det tar slut.
2 | Kom ett i taget | Beställde fler men de låg i var sin liten ask med mycket kartong. Batterierna är bra.
`,
  no: `
5 | Passet i pulsbeltet | Endelig slutt på hakkete måling. Byttet selv på kjøkkenbenken.
5 | Klokka går igjen | Sto stille i et halvt år fordi jeg trodde den var ødelagt. Det var bare batteriet.
4 | Fin kvalitet | Riktig spenning ifølge måleren min, og de sitter godt i holderen.
5 | Grei pris | Halvparten av det jeg betalte i butikken på kjøpesenteret.
5 | God informasjon på siden | Sto tydelig hvilke betegnelser som er det samme, så jeg turte å bestille.
2 | Litt kort levetid | Holdt bare noen måneder i dørsensoren. Kanskje sensoren bruker for mye strøm.
`,
  de: `
5 | Passt in die Küchenwaage | Die alte Bezeichnung war kaum noch lesbar, über die Maße habe ich die richtige gefunden.
5 | Autoschlüssel wieder fit | Die Reichweite ist wieder wie am ersten Tag. Wechsel dauerte keine fünf Minuten.
5 | Lange haltbar | Lege ich immer auf Vorrat. Das Datum auf der Packung reicht noch viele Jahre.
4 | Kindersicher verpackt | Man braucht eine Schere, aber genau so soll es bei Knopfzellen sein.
4 | Gute Ware | Läuft im Fahrradtacho seit dem Frühjahr ohne Aussetzer.
1 | Falsche bestellt | Mein Fehler: Ich hatte die Dicke nicht beachtet. Die Rückgabe war zum Glück einfach.
`,
  da: `
5 | Uret tikker igen | Urmageren tog mange penge for det samme. Nu gør jeg det selv.
5 | Passer i badevægten | Nummeret passede, og vægten viser rigtigt igen. Desværre.
4 | God hjælp på siden | Der stod, hvilke andre numre batteriet går under. Det sparede mig for at gætte.
5 | Hurtigt i postkassen | Kom i en almindelig kuvert to dage efter. Flere på lager derhjemme nu.
4 | Virker i føleren | Termometeret på terrassen sender igen. Vi får se, hvordan det går i frost.
3 | Svær at få op | Emballagen er så stærk, at jeg var lige ved at bøje batteriet. Ellers fint.
`,
}
