import type { SeedCategory } from '../../records'
import { makeCategory } from '../make-category'
import { texts } from '../naming'

const diameter = (mm: string, names: string): SeedCategory =>
  makeCategory(
    `button-cells/lithium/${mm}mm`,
    'category-button-cell',
    texts(`Diameter ${mm} mm`, `Diameter ${mm} mm`, `Durchmesser ${mm} mm`, `Diameter ${mm} mm`),
    texts(
      `Litiumknappceller med diameter ${mm} mm: ${names}.`,
      `Litiumknappceller med diameter ${mm} mm: ${names}.`,
      `Lithium-Knopfzellen mit ${mm} mm Durchmesser: ${names}.`,
      `Lithiumknapceller med diameter ${mm} mm: ${names}.`,
    ),
  )

/** Button cells by chemistry; lithium by diameter, silver oxide by drain. */
export const BUTTON_CATEGORIES: SeedCategory[] = [
  makeCategory(
    'button-cells',
    'category-button-cell',
    texts('Knappcellsbatterier', 'Knappcellebatterier', 'Knopfzellen', 'Knapcellebatterier'),
    texts(
      'Knappceller till klockor, bilnycklar, vågar och givare. Förvara dem utom räckhåll för barn.',
      'Knappceller til klokker, bilnøkler, vekter og sensorer. Oppbevar dem utilgjengelig for barn.',
      'Knopfzellen für Uhren, Autoschlüssel, Waagen und Sensoren. Für Kinder unzugänglich aufbewahren.',
      'Knapceller til ure, bilnøgler, vægte og sensorer. Opbevar dem utilgængeligt for børn.',
    ),
  ),
  makeCategory(
    'button-cells/lithium',
    'category-button-cell',
    texts(
      'Litiumknappceller (CR, BR)',
      'Litiumknappceller (CR, BR)',
      'Lithium-Knopfzellen (CR, BR)',
      'Lithiumknapceller (CR, BR)',
    ),
    texts(
      'Knappceller på 3 V. De fyra siffrorna är diameter i mm och höjd i tiondels mm.',
      'Knappceller på 3 V. De fire sifrene er diameter i mm og høyde i tidels mm.',
      'Knopfzellen mit 3 V. Die vier Ziffern sind Durchmesser in mm und Höhe in Zehntelmillimetern.',
      'Knapceller på 3 V. De fire cifre er diameter i mm og højde i tiendedele mm.',
    ),
  ),
  diameter('9–10', 'CR927, CR1025'),
  diameter('12', 'CR1216, CR1220, CR1225'),
  diameter('16', 'CR1612, CR1616, CR1620, CR1632'),
  diameter('20', 'CR2012, CR2016, CR2025, CR2032'),
  diameter('23', 'CR2320, CR2325, CR2330, CR2354'),
  diameter('24', 'CR2412, CR2430, CR2450, CR2477'),
  diameter('30', 'CR3032, BR3032'),
  makeCategory(
    'button-cells/silver',
    'category-button-cell',
    texts(
      'Klockbatterier i silveroxid (SR)',
      'Klokkebatterier i sølvoksid (SR)',
      'Uhrenbatterien aus Silberoxid (SR)',
      'Urbatterier i sølvoxid (SR)',
    ),
    texts(
      'Knappceller på 1,55 V för armbandsur, från 315 till 399.',
      'Knappceller på 1,55 V til armbåndsur, fra 315 til 399.',
      'Knopfzellen mit 1,55 V für Armbanduhren, von 315 bis 399.',
      'Knapceller på 1,55 V til armbåndsure, fra 315 til 399.',
    ),
  ),
  makeCategory(
    'button-cells/silver/low-drain',
    'category-button-cell',
    texts('Låg ström (SW)', 'Lav strøm (SW)', 'Niedriger Strom (SW)', 'Lav strøm (SW)'),
    texts(
      'För klockor med visare utan belysning och larm.',
      'For klokker med visere uten lys og alarm.',
      'Für Zeigeruhren ohne Licht und Alarm.',
      'Til ure med visere uden lys og alarm.',
    ),
  ),
  makeCategory(
    'button-cells/silver/high-drain',
    'category-button-cell',
    texts('Hög ström (W)', 'Høy strøm (W)', 'Hoher Strom (W)', 'Høj strøm (W)'),
    texts(
      'För klockor med belysning, larm eller tidtagning.',
      'For klokker med lys, alarm eller stoppeklokke.',
      'Für Uhren mit Licht, Alarm oder Stoppfunktion.',
      'Til ure med lys, alarm eller stopur.',
    ),
  ),
  makeCategory(
    'button-cells/alkaline',
    'category-button-cell',
    texts('Alkaliska knappceller (LR)', 'Alkaliske knappceller (LR)', 'Alkali-Knopfzellen (LR)', 'Alkaliske knapceller (LR)'),
    texts(
      'Prisvärda knappceller på 1,5 V för miniräknare, leksaker och termometrar.',
      'Rimelige knappceller på 1,5 V til kalkulatorer, leker og termometre.',
      'Preiswerte Knopfzellen mit 1,5 V für Taschenrechner, Spielzeug und Thermometer.',
      'Prisvenlige knapceller på 1,5 V til lommeregnere, legetøj og termometre.',
    ),
  ),
]
