import type { Texts } from '../../../../texts'

export const camera: Texts = {
  sv: `
5 | Bra reserv i väskan | Tog över trehundra bilder på en resa innan jag behövde byta.
5 | Kameran visar procenten | Jag var orolig att det inte skulle kännas igen, men mätaren fungerar som med originalet.
4 | Ladda fullt första gången | Efter det har det hållit nästan lika länge som det som följde med kameran.
5 | Passade precis | Rätt kontakter, rätt klack. Luckan går igen utan att man trycker.
4 | Billig trygghet | Har alltid två laddade med mig nu. Skönt på bröllop och matcher.
2 | Håller sämre i kyla | På skidresan var det tomt efter en förmiddag. Inomhus är det bra.
`,
  no: `
5 | To er bedre enn ett | Aldri mer tomt batteri midt i solnedgangen.
5 | Full kontakt med kameraet | Viser riktig nivå og lader med kabelen i kamerahuset.
4 | Nesten som originalen | Litt færre bilder per lading, men prisen er en helt annen.
5 | Solid følelse | Ligger stramt i rommet uten å sette seg fast.
3 | Må holdes varmt | Om vinteren har jeg det i innerlomma. Da går det fint.
4 | Rask levering før ferien | Kom dagen før vi reiste, ladet og klart.
`,
  de: `
5 | Zweitakku ohne Reue | Hat eine ganze Hochzeit durchgehalten, inklusive Video.
5 | Wird voll erkannt | Die Kamera zeigt den Ladestand an, keine Warnmeldung.
4 | Fast wie das Original | Vielleicht zehn Prozent weniger Bilder, dafür deutlich günstiger.
5 | Passt auf den Millimeter | Lässt sich leicht einlegen und springt beim Entriegeln sauber heraus.
4 | Gut verpackt | Mit Schutzkappe für die Kontakte, sehr praktisch in der Tasche.
2 | Nach Lagerung leer | Lag sechs Wochen in der Tasche und war tiefentladen. Geladen funktioniert er wieder.
`,
  da: `
5 | Altid et ekstra med | Den gamle kameramodel har fået nyt liv, og jeg har fået ro i maven.
5 | Kameraet brokker sig ikke | Ingen besked om forkert batteri, og procenten passer.
4 | Godt nok til mig | Omkring tre hundrede billeder pr. opladning, når jeg ikke filmer.
5 | God pasform | Glider let i og sidder fast. Sådan skal det være.
3 | Middel i frost | En vintertur i klitterne tog det meste af strømmen.
4 | Fornuftig pris | To af disse for mindre end ét af de originale.
`,
}
