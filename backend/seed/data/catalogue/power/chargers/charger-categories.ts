import { texts } from '../../naming'
import { shelf } from '../kind'

const ICON = 'category-charger'

export const chargerCategories = [
  shelf(
    'chargers',
    ICON,
    texts('Laddare och nätadaptrar', 'Ladere og strømadaptere', 'Ladegeräte und Netzteile', 'Opladere og netadaptere'),
    texts(
      'Rätt laddare gör batteriet långlivat. Välj efter batteriets kemi och spänning.',
      'Riktig lader gir batteriet et langt liv. Velg etter batteriets kjemi og spenning.',
      'Das richtige Ladegerät lässt Akkus lange leben. Wählen Sie nach Chemie und Spannung.',
      'Den rigtige oplader giver batteriet et langt liv. Vælg efter batteriets kemi og spænding.',
    ),
  ),
  shelf(
    'chargers/cells',
    ICON,
    texts('Laddare för lösa celler', 'Ladere for løse celler', 'Ladegeräte für Rundzellen', 'Opladere til løse celler'),
    texts(
      'För AA, AAA och litiumceller.',
      'For AA, AAA og litiumceller.',
      'Für AA, AAA und Lithiumzellen.',
      'Til AA, AAA og lithiumceller.',
    ),
  ),
  shelf(
    'chargers/cells/nimh',
    ICON,
    texts('NiMH-laddare', 'NiMH-ladere', 'NiMH-Ladegeräte', 'NiMH-opladere'),
    texts(
      'För laddningsbara AA-, AAA-, C-, D- och 9V-batterier.',
      'For oppladbare AA-, AAA-, C-, D- og 9V-batterier.',
      'Für Akkus der Größen AA, AAA, C, D und 9V.',
      'Til genopladelige AA-, AAA-, C-, D- og 9V-batterier.',
    ),
  ),
  shelf(
    'chargers/cells/li-ion',
    ICON,
    texts('Li-ion-laddare', 'Li-ion-ladere', 'Li-Ion-Ladegeräte', 'Li-ion-opladere'),
    texts(
      'För 18650, 21700, RCR123A och andra celler på 3,6–3,7 V.',
      'For 18650, 21700, RCR123A og andre celler på 3,6–3,7 V.',
      'Für 18650, 21700, RCR123A und andere Zellen mit 3,6–3,7 V.',
      'Til 18650, 21700, RCR123A og andre celler på 3,6–3,7 V.',
    ),
  ),
  shelf(
    'chargers/tools',
    ICON,
    texts('Verktygsladdare', 'Verktøyladere', 'Werkzeug-Ladegeräte', 'Værktøjsopladere'),
    texts(
      'Laddare som passar batterierna till ditt verktyg.',
      'Ladere som passer til batteriene i verktøyet ditt.',
      'Ladegeräte passend zu den Akkus Ihres Werkzeugs.',
      'Opladere, der passer til dit værktøjs batterier.',
    ),
  ),
  shelf(
    'chargers/cameras',
    ICON,
    texts('Kameraladdare', 'Kameraladere', 'Kamera-Ladegeräte', 'Kameraopladere'),
    texts(
      'USB-laddare med plats för två batterier.',
      'USB-ladere med plass til to batterier.',
      'USB-Ladegeräte für zwei Akkus.',
      'USB-opladere med plads til to batterier.',
    ),
  ),
  shelf(
    'chargers/vehicle',
    ICON,
    texts('Batteriladdare 6–24 V', 'Batteriladere 6–24 V', 'Batterieladegeräte 6–24 V', 'Batteriopladere 6–24 V'),
    texts(
      'Till bil, båt, MC och fritidsbatterier.',
      'Til bil, båt, MC og fritidsbatterier.',
      'Für Auto, Boot, Motorrad und Freizeitbatterien.',
      'Til bil, båd, motorcykel og fritidsbatterier.',
    ),
  ),
  shelf(
    'chargers/starters',
    ICON,
    texts('Starthjälp', 'Starthjelp', 'Starthilfe', 'Starthjælp'),
    texts(
      'Startboostrar och startkablar.',
      'Startboostere og startkabler.',
      'Starthilfegeräte und Starthilfekabel.',
      'Startboostere og startkabler.',
    ),
  ),
  shelf(
    'chargers/laptop',
    ICON,
    texts('Datorladdare', 'PC-ladere', 'Notebook-Netzteile', 'Computeropladere'),
    texts(
      'Tre saker ska stämma: spänning, effekt och kontakt. Effekten får vara högre än originalets.',
      'Tre ting skal stemme: spenning, effekt og kontakt. Effekten kan være høyere enn originalens.',
      'Drei Dinge müssen stimmen: Spannung, Leistung und Stecker. Mehr Leistung als beim Original ist erlaubt.',
      'Tre ting skal passe: spænding, effekt og stik. Effekten må gerne være højere end originalens.',
    ),
  ),
  shelf(
    'chargers/usb',
    ICON,
    texts('USB-laddare', 'USB-ladere', 'USB-Ladegeräte', 'USB-opladere'),
    texts(
      'Laddare för telefon, platta och dator.',
      'Ladere for telefon, nettbrett og PC.',
      'Ladegeräte für Telefon, Tablet und Notebook.',
      'Opladere til telefon, tablet og computer.',
    ),
  ),
  shelf(
    'chargers/power-supplies',
    ICON,
    texts('Nätadaptrar', 'Strømadaptere', 'Netzteile', 'Netadaptere'),
    texts(
      'Till router, LED-slinga, piano och skärm.',
      'Til ruter, LED-list, piano og skjerm.',
      'Für Router, LED-Streifen, Keyboard und Bildschirm.',
      'Til router, LED-bånd, keyboard og skærm.',
    ),
  ),
]
