import { texts } from '../../naming'
import { shelf } from '../kind'

export const accessoryCategories = [
  shelf(
    'accessories',
    'category-tester',
    texts('Testare, hållare och askar', 'Testere, holdere og esker', 'Tester, Halter und Boxen', 'Testere, holdere og æsker'),
    texts(
      'Mät, montera och förvara batterier ordentligt.',
      'Mål, monter og oppbevar batterier skikkelig.',
      'Batterien messen, einbauen und ordentlich aufbewahren.',
      'Mål, monter og opbevar batterier ordentligt.',
    ),
  ),
  shelf(
    'accessories/testers',
    'category-tester',
    texts('Batteritestare', 'Batteritestere', 'Batterietester', 'Batteritestere'),
    texts(
      'Se på ett ögonblick om batteriet duger.',
      'Se på et øyeblikk om batteriet duger.',
      'Auf einen Blick sehen, ob die Batterie noch taugt.',
      'Se på et øjeblik, om batteriet duer.',
    ),
  ),
  shelf(
    'accessories/holders',
    'category-case',
    texts('Batterihållare', 'Batteriholdere', 'Batteriehalter', 'Batteriholdere'),
    texts(
      'Till hobbyelektronik och reparationer.',
      'Til hobbyelektronikk og reparasjoner.',
      'Für Elektronikbasteleien und Reparaturen.',
      'Til hobbyelektronik og reparationer.',
    ),
  ),
  shelf(
    'accessories/cases',
    'category-case',
    texts('Batteriaskar', 'Batteriesker', 'Batterieboxen', 'Batteriæsker'),
    texts(
      'Ordning i lådan, och inga kortslutningar i fickan.',
      'Orden i skuffen, og ingen kortslutninger i lommen.',
      'Ordnung in der Schublade und kein Kurzschluss in der Tasche.',
      'Orden i skuffen og ingen kortslutninger i lommen.',
    ),
  ),
  shelf(
    'safety',
    'category-smoke-alarm',
    texts('Larm och nödljus', 'Alarmer og nødlys', 'Melder und Notlicht', 'Alarmer og nødlys'),
    texts(
      'Varnare som väcker dig i tid, och batterier till nödljus.',
      'Varslere som vekker deg i tide, og batterier til nødlys.',
      'Melder, die Sie rechtzeitig wecken, und Akkus für Notleuchten.',
      'Alarmer, der vækker dig i tide, og batterier til nødlys.',
    ),
  ),
  shelf(
    'safety/alarms',
    'category-smoke-alarm',
    texts(
      'Brand-, CO- och vattenvarnare',
      'Røyk-, CO- og vannvarslere',
      'Rauch-, CO- und Wassermelder',
      'Røg-, CO- og vandalarmer',
    ),
    texts(
      'Testa varnaren varje månad och byt den efter tio år.',
      'Test varsleren hver måned og bytt den etter ti år.',
      'Testen Sie den Melder monatlich und ersetzen Sie ihn nach zehn Jahren.',
      'Test alarmen hver måned, og skift den efter ti år.',
    ),
  ),
  shelf(
    'safety/emergency',
    'category-smoke-alarm',
    texts('Batterier till nödljus', 'Batterier til nødlys', 'Akkus für Notleuchten', 'Batterier til nødlys'),
    texts(
      'Stavar som tål ständig laddning vid 55 °C.',
      'Staver som tåler konstant lading ved 55 °C.',
      'Stabakkus für Dauerladung bei 55 °C.',
      'Stave, der tåler konstant opladning ved 55 °C.',
    ),
  ),
]
