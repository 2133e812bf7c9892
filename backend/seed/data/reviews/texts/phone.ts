import type { Texts } from '../../../../texts'

export const phone: Texts = {
  sv: `
5 | Klarar hela dagen igen | Innan fick jag ladda vid lunch. Nu har jag kvar på kvällen.
4 | Bytet tog en timme | Lite pilligt att få loss limmet. Värm försiktigt och ta det lugnt, så går det bra.
5 | Slapp köpa ny | Allt annat på den var helt. Känns bra att laga i stället.
5 | Rätt på första försöket | Kontakten satt precis där den skulle och procenten visar rätt.
3 | Bra batteri, svårt byte | Inget fel på varan men jag borde ha sett efter hur man gör först.
2 | Visade meddelande | Det kommer upp en text om okänd del. Det går att leva med, men jag hade velat veta det.
`,
  no: `
5 | Som å få ny telefon | Den slår seg ikke lenger av på tjue prosent.
5 | Gikk greit å bytte | Brukte god tid og riktig verktøy. Ingen skruer til overs.
4 | Tydelig bedre | Fra en halv dag til nesten to. Trekker litt fordi det ikke fulgte med lim.
5 | Godt for lommeboka | En brøkdel av prisen på verksted, og jeg lærte noe.
3 | Greit nok | Varer en dag med mye bruk. Hadde kanskje håpet på litt mer.
4 | Passet modellen | Sjekk modellnummeret på baksiden før du bestiller, det er flere som ligner.
`,
  de: `
5 | Läuft wieder den ganzen Tag | Vorher ging das Gerät bei Kälte einfach aus. Seit dem Wechsel nicht mehr.
5 | Reparieren statt wegwerfen | Mit etwas Geduld selbst getauscht. Das Gerät hat sicher noch zwei Jahre vor sich.
4 | Guter Ersatz | Kapazität stimmt laut Anzeige. Der Kleber des alten Akkus war das eigentliche Problem.
5 | Genau das richtige Modell | Die Liste der passenden Geräte auf der Seite hat mir sehr geholfen.
4 | Anfangs neu einlernen | Zweimal voll laden und leeren, danach war die Anzeige genau.
2 | Kein Klebestreifen dabei | Der Akku ist gut, aber den Klebestreifen musste ich extra besorgen.
`,
  da: `
5 | Fra halv dag til halvanden | Jeg troede, at den skulle skiftes ud. Det skulle kun batteriet.
5 | Nemmere end ventet | Se en vejledning først, og hav et varmt håndklæde klar til limen.
4 | Fint resultat | Procenten hoppede lidt de første dage, og så faldt den på plads.
5 | Passede til min | Modelnummeret stod på listen, og stikket var det rigtige.
3 | Lidt nervepirrende | Batteriet fejler ikke noget, men jeg ville lade andre gøre det næste gang.
4 | Godt for miljøet | Et par år mere til noget, der ellers virker.
`,
}
