import type { Texts } from '../../../../../texts'
import { texts } from '../../naming'
import type { Kind } from '../kind'

type Look = Pick<Kind, 'shape' | 'colours'> & Partial<Kind>

const kind = (category: string, name: Texts, purpose: Texts, look: Look): Kind => ({
  category,
  brand: 'kraftcell',
  name,
  purpose,
  demand: 0.35,
  ...look,
})

const alarm: Look = { shape: 'alarm', colours: ['#f1f3f4', '#b3261e'], tags: ['smart-home'], demand: 0.55 }

export const accessoryKinds: Record<string, Kind> = {
  tester: kind(
    'accessories/testers',
    texts('Batteritestare', 'Batteritester', 'Batterietester', 'Batteritester'),
    texts(
      'Mäter under belastning, inte bara spänningen i vila, och säger om batteriet är bra, svagt eller slut.',
      'Måler under belastning, ikke bare spenningen i hvile, og sier om batteriet er bra, svakt eller tomt.',
      'Misst unter Last statt nur die Ruhespannung und zeigt, ob die Batterie gut, schwach oder leer ist.',
      'Måler under belastning, ikke kun spændingen i hvile, og fortæller, om batteriet er godt, svagt eller fladt.',
    ),
    {
      names: { 'TST-DMM': texts('Multimeter', 'Multimeter', 'Multimeter', 'Multimeter') },
      shape: 'tester',
      colours: ['#2b3138', '#59b36b'],
      demand: 0.5,
    },
  ),
  holder: kind(
    'accessories/holders',
    texts('Batterihållare', 'Batteriholder', 'Batteriehalter', 'Batteriholder'),
    texts(
      'Hållare av slagtålig plast med fjädrande, förnicklade kontakter; cellerna är seriekopplade om inget annat anges.',
      'Holder av slagfast plast med fjærende, forniklede kontakter; cellene er seriekoblet om ikke annet er oppgitt.',
      'Halter aus schlagfestem Kunststoff mit federnden, vernickelten Kontakten; die Zellen liegen in Reihe, sofern nicht anders angegeben.',
      'Holder af slagfast plast med fjedrende, forniklede kontakter; cellerne er serieforbundet, medmindre andet er angivet.',
    ),
    {
      names: { 'HLD-9VC': texts('Batteriklämmor', 'Batteriklemmer', 'Batterieclips', 'Batteriklemmer') },
      shape: 'case',
      colours: ['#20252a', '#7b8794'],
      tags: ['self-repair'],
    },
  ),
  case: kind(
    'accessories/cases',
    texts('Batteriask', 'Batterieske', 'Batteriebox', 'Batteriæske'),
    texts(
      'Varje cell har sitt eget fack, så att polerna aldrig möts. Vänd fulla och tomma åt olika håll.',
      'Hver celle har sitt eget rom, så polene aldri møtes. Vend fulle og tomme hver sin vei.',
      'Jede Zelle hat ihr eigenes Fach, die Pole berühren sich nie. Volle und leere legt man andersherum ein.',
      'Hver celle har sit eget rum, så polerne aldrig mødes. Vend fulde og flade hver sin vej.',
    ),
    { shape: 'case', colours: ['#c9d3da', '#f4b400'] },
  ),
  smoke: kind(
    'safety/alarms',
    texts('Brandvarnare', 'Røykvarsler', 'Rauchwarnmelder', 'Røgalarm'),
    texts(
      'Optisk brandvarnare med 85 dB på tre meter, testknapp och varning för svagt batteri. Minst en per våningsplan.',
      'Optisk røykvarsler med 85 dB på tre meter, testknapp og varsel om svakt batteri. Minst én per etasje.',
      'Optischer Melder mit 85 dB in drei Metern Entfernung, Prüftaste und Batteriewarnung. Für Schlafräume, Kinderzimmer und Flure vorgeschrieben.',
      'Optisk røgalarm med 85 dB på tre meter, testknap og advarsel om svagt batteri. Mindst én på hver etage.',
    ),
    alarm,
  ),
  heat: kind(
    'safety/alarms',
    texts('Värmevarnare', 'Varmevarsler', 'Hitzemelder', 'Varmealarm'),
    texts(
      'För kök, garage och pannrum där en brandvarnare skulle larma i onödan.',
      'For kjøkken, garasje og fyrrom der en røykvarsler ville gi falske alarmer.',
      'Für Küche, Garage und Heizraum, wo ein Rauchmelder Fehlalarme gäbe.',
      'Til køkken, garage og fyrrum, hvor en røgalarm ville give falske alarmer.',
    ),
    alarm,
  ),
  co: kind(
    'safety/alarms',
    texts('Kolmonoxidvarnare', 'Karbonmonoksidvarsler', 'Kohlenmonoxidmelder', 'Kuliltealarm'),
    texts(
      'Känner kolmonoxid från gasol, vedspis och pelletspanna, som varken syns eller luktar.',
      'Oppdager karbonmonoksid fra gass, vedovn og pelletsovn, som verken synes eller lukter.',
      'Erkennt Kohlenmonoxid aus Gastherme, Kamin und Pelletofen, das man weder sieht noch riecht.',
      'Opdager kulilte fra gas, brændeovn og pillefyr, som hverken kan ses eller lugtes.',
    ),
    alarm,
  ),
  water: kind(
    'safety/alarms',
    texts('Vattenvarnare', 'Vannvarsler', 'Wassermelder', 'Vandalarm'),
    texts(
      'Läggs på golvet vid diskmaskin och tvättmaskin och larmar vid en halv millimeter vatten.',
      'Legges på gulvet ved oppvaskmaskin og vaskemaskin og varsler ved en halv millimeter vann.',
      'Liegt am Boden bei Spül- und Waschmaschine und meldet ab einem halben Millimeter Wasser.',
      'Lægges på gulvet ved opvaskemaskine og vaskemaskine og alarmerer ved en halv millimeter vand.',
    ),
    alarm,
  ),
  emergency: kind(
    'safety/emergency',
    texts('Nödljusbatteri', 'Nødlysbatteri', 'Notlichtakku', 'Nødlysbatteri'),
    texts(
      'Stav för nödutgångsskyltar, med kabel och plan kontakt. Tål ständig underhållsladdning; byt vart fjärde år. NiCd lämnas till återvinning.',
      'Stav for nødutgangsskilt, med kabel og flat kontakt. Tåler konstant vedlikeholdslading; bytt hvert fjerde år. NiCd leveres til gjenvinning.',
      'Stabakku für Rettungszeichenleuchten, mit Kabel und Flachstecker. Für Dauerladung; alle vier Jahre tauschen. Altakkus bitte zurückgeben.',
      'Stav til flugtvejsskilte, med kabel og fladstik. Tåler konstant vedligeholdelsesladning; skift hvert fjerde år. NiCd afleveres til genanvendelse.',
    ),
    { shape: 'cylinder', colours: ['#3f7fbf', '#e7ecef'], brand: 'norrvolt', tags: ['professional'] },
  ),
}
