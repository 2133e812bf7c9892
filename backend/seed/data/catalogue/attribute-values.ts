import type { Texts } from '../../../texts'
import { same, texts } from './naming'

export const YES_NO: Record<string, Texts> = {
  yes: texts('Ja', 'Ja', 'Ja', 'Ja'),
  no: texts('Nej', 'Nei', 'Nein', 'Nej'),
}

export const CHEMISTRIES: Record<string, Texts> = {
  alkaline: texts('Alkaliskt', 'Alkalisk', 'Alkali-Mangan', 'Alkalisk'),
  'zinc-carbon': texts('Brunsten (zink-kol)', 'Brunstein (sink-karbon)', 'Zink-Kohle', 'Brunsten (zink-kul)'),
  lithium: texts('Litium', 'Litium', 'Lithium', 'Lithium'),
  'lithium-manganese': texts('Litium-mangandioxid', 'Litium-mangandioksid', 'Lithium-Mangandioxid', 'Lithium-mangandioxid'),
  'lithium-thionyl': texts('Litium-tionylklorid', 'Litium-tionylklorid', 'Lithium-Thionylchlorid', 'Lithium-thionylchlorid'),
  'lithium-carbon': texts(
    'Litium-kolmonofluorid',
    'Litium-karbonmonofluorid',
    'Lithium-Kohlenstoffmonofluorid',
    'Lithium-kulstofmonofluorid',
  ),
  'silver-oxide': texts('Silveroxid', 'Sølvoksid', 'Silberoxid', 'Sølvoxid'),
  'zinc-air': texts('Zink-luft', 'Sink-luft', 'Zink-Luft', 'Zink-luft'),
  nimh: texts('NiMH', 'NiMH', 'NiMH', 'NiMH'),
  nicd: texts('NiCd', 'NiCd', 'NiCd', 'NiCd'),
  'li-ion': texts('Litiumjon', 'Litium-ion', 'Lithium-Ionen', 'Lithium-ion'),
  'li-polymer': texts('Litiumpolymer', 'Litium-polymer', 'Lithium-Polymer', 'Lithium-polymer'),
  lifepo4: texts(
    'Litiumjärnfosfat (LiFePO4)',
    'Litium-jernfosfat (LiFePO4)',
    'Lithium-Eisenphosphat (LiFePO4)',
    'Lithium-jernfosfat (LiFePO4)',
  ),
  'lead-flooded': texts('Bly, öppet', 'Bly, åpent', 'Blei-Säure, offen', 'Bly, åbent'),
  'lead-efb': texts('Bly, EFB', 'Bly, EFB', 'Blei, EFB', 'Bly, EFB'),
  'lead-agm': texts('Bly, AGM', 'Bly, AGM', 'Blei, AGM', 'Bly, AGM'),
  'lead-gel': texts('Bly, gel', 'Bly, gel', 'Blei, Gel', 'Bly, gel'),
}

export const TERMINALS: Record<string, Texts> = {
  'faston-4.8': texts('Flatstift 4,8 mm (F1)', 'Flatstift 4,8 mm (F1)', 'Flachstecker 4,8 mm (F1)', 'Fladstik 4,8 mm (F1)'),
  'faston-6.3': texts('Flatstift 6,3 mm (F2)', 'Flatstift 6,3 mm (F2)', 'Flachstecker 6,3 mm (F2)', 'Fladstik 6,3 mm (F2)'),
  m5: texts('Gänga M5', 'Gjenge M5', 'Gewinde M5', 'Gevind M5'),
  m6: texts('Gänga M6', 'Gjenge M6', 'Gewinde M6', 'Gevind M6'),
  m8: texts('Gänga M8', 'Gjenge M8', 'Gewinde M8', 'Gevind M8'),
  'auto-post': texts('Rundpol (standard)', 'Rundpol (standard)', 'Rundpol (Standard)', 'Rundpol (standard)'),
  'auto-post-small': texts(
    'Rundpol (smal, japansk)',
    'Rundpol (smal, japansk)',
    'Rundpol (schmal, Japan)',
    'Rundpol (smal, japansk)',
  ),
  'mc-bolt': texts('Skruvpol', 'Skrupol', 'Schraubpol', 'Skruepol'),
  snap: texts('Tryckknapp', 'Trykknapp', 'Druckknopf', 'Trykknap'),
  spring: texts('Fjäder', 'Fjær', 'Feder', 'Fjeder'),
  'solder-tag': texts('Lödöron', 'Loddefaner', 'Lötfahnen', 'Loddeflige'),
  'solder-tag-u': texts('Lödöron, U-form', 'Loddefaner, U-form', 'Lötfahnen, U-Form', 'Loddeflige, U-form'),
  'solder-pin': texts('Lödstift', 'Loddestift', 'Lötstifte', 'Loddeben'),
}

export const CONNECTORS: Record<string, Texts> = {
  'usb-a': same('USB-A'),
  'usb-c': same('USB-C'),
  'micro-usb': same('Micro-USB'),
  'mini-usb': same('Mini-USB'),
  lightning: same('Lightning'),
  'barrel-5.5x2.1': texts('DC-plugg 5,5 × 2,1 mm', 'DC-plugg 5,5 × 2,1 mm', 'Hohlstecker 5,5 × 2,1 mm', 'DC-stik 5,5 × 2,1 mm'),
  'barrel-5.5x2.5': texts('DC-plugg 5,5 × 2,5 mm', 'DC-plugg 5,5 × 2,5 mm', 'Hohlstecker 5,5 × 2,5 mm', 'DC-stik 5,5 × 2,5 mm'),
  'barrel-4.5x3.0': texts('DC-plugg 4,5 × 3,0 mm', 'DC-plugg 4,5 × 3,0 mm', 'Hohlstecker 4,5 × 3,0 mm', 'DC-stik 4,5 × 3,0 mm'),
  'barrel-4.0x1.7': texts('DC-plugg 4,0 × 1,7 mm', 'DC-plugg 4,0 × 1,7 mm', 'Hohlstecker 4,0 × 1,7 mm', 'DC-stik 4,0 × 1,7 mm'),
  'barrel-7.4x5.0': texts('DC-plugg 7,4 × 5,0 mm', 'DC-plugg 7,4 × 5,0 mm', 'Hohlstecker 7,4 × 5,0 mm', 'DC-stik 7,4 × 5,0 mm'),
  'square-tip': texts('Rektangulär plugg', 'Rektangulær plugg', 'Rechteckstecker', 'Rektangulært stik'),
  magsafe: same('MagSafe'),
  'magsafe-2': same('MagSafe 2'),
  schuko: texts('Schukokontakt', 'Schuko-støpsel', 'Schukostecker', 'Schukostik'),
  clamps: texts('Klämmor', 'Klemmer', 'Klemmen', 'Klemmer'),
  'ring-terminals': texts('Kabelskor', 'Kabelsko', 'Ringösen', 'Kabelsko'),
  'cigarette-lighter': texts(
    '12 V-uttag (cigarettuttag)',
    '12 V-uttak (sigarettuttak)',
    '12-V-Steckdose (Zigarettenanzünder)',
    '12 V-udtag (cigarettænder)',
  ),
  jst: same('JST'),
  tamiya: same('Tamiya'),
  anderson: same('Anderson'),
}

export const COLOURS: Record<string, Texts> = {
  black: texts('Svart', 'Svart', 'Schwarz', 'Sort'),
  white: texts('Vit', 'Hvit', 'Weiß', 'Hvid'),
  grey: texts('Grå', 'Grå', 'Grau', 'Grå'),
  silver: texts('Silver', 'Sølv', 'Silber', 'Sølv'),
  red: texts('Röd', 'Rød', 'Rot', 'Rød'),
  blue: texts('Blå', 'Blå', 'Blau', 'Blå'),
  green: texts('Grön', 'Grønn', 'Grün', 'Grøn'),
  yellow: texts('Gul', 'Gul', 'Gelb', 'Gul'),
  orange: texts('Orange', 'Oransje', 'Orange', 'Orange'),
}
