import type { SeedAttribute } from '../records'
import type { Texts } from '../../../texts'
import { CHEMISTRIES, COLOURS, CONNECTORS, TERMINALS, YES_NO } from './attribute-values'
import { DEVICE_TYPES } from './device-types'
import { texts } from './naming'

const measure = (key: string, unit: string | null, name: Texts): SeedAttribute => ({ key, name, unit })
const word = (key: string, name: Texts, values?: Record<string, Texts>): SeedAttribute =>
  values ? { key, name, unit: null, values } : { key, name, unit: null }

/**
 * The attributes of products, in the order in which they are shown. An attribute without unit
 * and values is a count or a designation.
 */
export const ATTRIBUTES: SeedAttribute[] = [
  word('size', texts('Storlek', 'Størrelse', 'Baugröße', 'Størrelse')),
  word('iec', texts('IEC-beteckning', 'IEC-betegnelse', 'IEC-Bezeichnung', 'IEC-betegnelse')),
  word('ansi', texts('ANSI-beteckning', 'ANSI-betegnelse', 'ANSI-Bezeichnung', 'ANSI-betegnelse')),
  word('replaces', texts('Ersätter', 'Erstatter', 'Ersetzt', 'Erstatter')),
  word('chemistry', texts('Kemi', 'Kjemi', 'Zellchemie', 'Kemi'), CHEMISTRIES),
  word('rechargeable', texts('Laddningsbart', 'Oppladbart', 'Wiederaufladbar', 'Genopladeligt'), YES_NO),
  measure('voltage', 'V', texts('Spänning', 'Spenning', 'Spannung', 'Spænding')),
  measure('capacity-mah', 'mAh', texts('Kapacitet', 'Kapasitet', 'Kapazität', 'Kapacitet')),
  measure('capacity-ah', 'Ah', texts('Kapacitet', 'Kapasitet', 'Kapazität', 'Kapacitet')),
  measure('energy', 'Wh', texts('Energi', 'Energi', 'Energie', 'Energi')),
  measure('pack-size', null, texts('Antal i förpackningen', 'Antall i pakningen', 'Packungsinhalt', 'Antal i pakken')),
  // Kits have this in place of `pack-size`: their parts are unlike, so none has a price of its own.
  measure('parts', null, texts('Antal delar', 'Antall deler', 'Anzahl Teile', 'Antal dele')),
  measure('cells', null, texts('Antal celler', 'Antall celler', 'Anzahl Zellen', 'Antal celler')),
  measure(
    'cold-cranking',
    'A',
    texts('Kallstartström (EN)', 'Kaldstartstrøm (EN)', 'Kälteprüfstrom (EN)', 'Koldstartstrøm (EN)'),
  ),
  measure('power', 'W', texts('Effekt', 'Effekt', 'Leistung', 'Effekt')),
  measure('output-voltage', 'V', texts('Utspänning', 'Utgangsspenning', 'Ausgangsspannung', 'Udgangsspænding')),
  measure('output-current', 'A', texts('Utström', 'Utgangsstrøm', 'Ausgangsstrom', 'Udgangsstrøm')),
  measure('luminous-flux', 'lm', texts('Ljusflöde', 'Lysstrøm', 'Lichtstrom', 'Lysstrøm')),
  measure('bays', null, texts('Antal laddplatser', 'Antall ladeplasser', 'Anzahl Ladeschächte', 'Antal ladepladser')),
  word('connector', texts('Kontakt', 'Kontakt', 'Anschluss', 'Stik'), CONNECTORS),
  word('terminal', texts('Poltyp', 'Poltype', 'Polart', 'Poltype'), TERMINALS),
  word('protected', texts('Skyddskrets', 'Beskyttelseskrets', 'Schutzschaltung', 'Beskyttelseskredsløb'), YES_NO),
  word('button-top', texts('Upphöjd pluspol', 'Opphøyd plusspol', 'Erhöhter Pluspol', 'Forhøjet pluspol'), YES_NO),
  word('tools-included', texts('Verktyg ingår', 'Verktøy følger med', 'Werkzeug enthalten', 'Værktøj følger med'), YES_NO),
  word('colour', texts('Färg', 'Farge', 'Farbe', 'Farve'), COLOURS),
  measure('diameter', 'mm', texts('Diameter', 'Diameter', 'Durchmesser', 'Diameter')),
  measure('length', 'mm', texts('Längd', 'Lengde', 'Länge', 'Længde')),
  measure('width', 'mm', texts('Bredd', 'Bredde', 'Breite', 'Bredde')),
  measure('height', 'mm', texts('Höjd', 'Høyde', 'Höhe', 'Højde')),
  measure('cable-length', 'm', texts('Kabellängd', 'Kabellengde', 'Kabellänge', 'Kabellængde')),
  // The content of goods sold by length or volume, from which the price of 1 m or 1 l follows (backend/catalogue/measure.ts).
  measure('net-length', 'm', texts('Längd', 'Lengde', 'Länge', 'Længde')),
  measure('net-volume', 'ml', texts('Innehåll', 'Innhold', 'Inhalt', 'Indhold')),
  measure('weight', 'g', texts('Vikt', 'Vekt', 'Gewicht', 'Vægt')),
  measure(
    'temperature-min',
    '°C',
    texts('Lägsta drifttemperatur', 'Laveste driftstemperatur', 'Min. Betriebstemperatur', 'Laveste driftstemperatur'),
  ),
  measure(
    'temperature-max',
    '°C',
    texts('Högsta drifttemperatur', 'Høyeste driftstemperatur', 'Max. Betriebstemperatur', 'Højeste driftstemperatur'),
  ),
  measure('cycles', null, texts('Laddcykler', 'Ladesykluser', 'Ladezyklen', 'Opladninger')),
  measure('shelf-life', null, texts('Hållbarhet (år)', 'Holdbarhet (år)', 'Haltbarkeit (Jahre)', 'Holdbarhed (år)')),
  // An attribute of the devices that products fit, not of products.
  word('device-type', texts('Apparat', 'Apparat', 'Gerät', 'Apparat'), DEVICE_TYPES),
]
