import { texts } from '../../naming'
import { POWER_BANK_ADVICE } from '../battery-advice'
import type { Kind } from '../kind'
import { shelf } from '../kind'

const ICON = 'category-cable'

export const cableCategories = [
  shelf(
    'cables',
    ICON,
    texts('Kablar och adaptrar', 'Kabler og adaptere', 'Kabel und Adapter', 'Kabler og adaptere'),
    texts(
      'Laddkablar i flera längder och adaptrar mellan dem.',
      'Ladekabler i flere lengder og adaptere mellom dem.',
      'Ladekabel in mehreren Längen und passende Adapter.',
      'Ladekabler i flere længder og adaptere imellem dem.',
    ),
  ),
  shelf(
    'cables/usb-c',
    ICON,
    texts('USB-C-kablar', 'USB-C-kabler', 'USB-C-Kabel', 'USB-C-kabler'),
    texts(
      '60 W räcker till telefon och platta, 240 W till alla datorer.',
      '60 W holder til telefon og nettbrett, 240 W til alle PC-er.',
      '60 W reichen für Telefon und Tablet, 240 W für jedes Notebook.',
      '60 W er nok til telefon og tablet, 240 W til alle computere.',
    ),
  ),
  shelf(
    'cables/lightning',
    ICON,
    texts('Lightning-kablar', 'Lightning-kabler', 'Lightning-Kabel', 'Lightning-kabler'),
    texts(
      'Till iPhone 5 till 14 och äldre iPad.',
      'Til iPhone 5 til 14 og eldre iPad.',
      'Für iPhone 5 bis 14 und ältere iPads.',
      'Til iPhone 5 til 14 og ældre iPad.',
    ),
  ),
  shelf(
    'cables/other',
    ICON,
    texts('Micro-USB, MagSafe och DC', 'Micro-USB, MagSafe og DC', 'Micro-USB, MagSafe und DC', 'Micro-USB, MagSafe og DC'),
    texts(
      'Kablar till äldre och ovanligare kontakter.',
      'Kabler til eldre og mer uvanlige kontakter.',
      'Kabel für ältere und seltenere Buchsen.',
      'Kabler til ældre og mere sjældne stik.',
    ),
  ),
  shelf(
    'cables/adapters',
    ICON,
    texts('Adaptrar', 'Adaptere', 'Adapter', 'Adaptere'),
    texts(
      'Små hjälpare mellan olika kontakter.',
      'Små hjelpere mellom ulike kontakter.',
      'Kleine Helfer zwischen verschiedenen Steckern.',
      'Små hjælpere mellem forskellige stik.',
    ),
  ),
  shelf(
    'power-banks',
    'category-power-bank',
    texts('Powerbanker', 'Powerbanker', 'Powerbanks', 'Powerbanks'),
    texts(
      'Upp till 100 Wh får tas med i handbagaget på flyget, aldrig i det incheckade.',
      'Inntil 100 Wh kan tas med i håndbagasjen på fly, aldri i innsjekket bagasje.',
      'Bis 100 Wh im Handgepäck erlaubt, nie im aufgegebenen Gepäck.',
      'Op til 100 Wh må tages med i håndbagagen på fly, aldrig i indskrevet bagage.',
    ),
  ),
]

export const cableKinds: Record<string, Kind> = {
  adapter: {
    category: 'cables/adapters',
    brand: 'ladugo',
    name: texts('Adapter', 'Adapter', 'Adapter', 'Adapter'),
    purpose: texts(
      'Gör om en kontakt till en annan utan att laddningen blir långsammare. Liten nog för nyckelknippan.',
      'Gjør om én kontakt til en annen uten at ladingen blir tregere. Liten nok til nøkkelknippet.',
      'Macht aus einem Stecker einen anderen, ohne das Laden zu bremsen. Klein genug für den Schlüsselbund.',
      'Laver ét stik om til et andet, uden at opladningen bliver langsommere. Lille nok til nøgleringen.',
    ),
    shape: 'adapter',
    colours: ['#8d969e', '#16202a'],
    demand: 0.4,
  },
  bank: {
    category: 'power-banks',
    brand: 'ladugo',
    name: texts('Powerbank', 'Powerbank', 'Powerbank', 'Powerbank'),
    purpose: texts(
      'Laddas och laddar via USB-C och visar nivån i procent eller med fyra lampor. Omkring två tredjedelar av kapaciteten når telefonen, som hos alla powerbanker.',
      'Lades og lader via USB-C og viser nivået i prosent eller med fire lamper. Rundt to tredeler av kapasiteten når telefonen, som hos alle powerbanker.',
      'Lädt und wird geladen über USB-C, mit Anzeige in Prozent oder vier Leuchten. Rund zwei Drittel der Kapazität kommen wie bei allen Powerbanks im Telefon an.',
      'Oplades og oplader via USB-C og viser niveauet i procent eller med fire lamper. Omkring to tredjedele af kapaciteten når telefonen, som hos alle powerbanks.',
    ),
    advice: POWER_BANK_ADVICE,
    shape: 'power-bank',
    colours: ['#23292f', '#ffbc20'],
    tags: ['rechargeable', 'fast-charging'],
    demand: 0.65,
  },
}
