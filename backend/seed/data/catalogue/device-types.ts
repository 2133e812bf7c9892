import type { Texts } from '../../../texts'
import { texts } from './naming'

/** The names of device types, in the plural, as the device finder shows them. */
export const DEVICE_TYPES: Record<string, Texts> = {
  'power-tool': texts('Elverktyg', 'Elektroverktøy', 'Elektrowerkzeuge', 'Elværktøj'),
  camera: texts('Kameror', 'Kameraer', 'Kameras', 'Kameraer'),
  phone: texts('Mobiltelefoner', 'Mobiltelefoner', 'Handys und Smartphones', 'Mobiltelefoner'),
  tablet: texts('Surfplattor', 'Nettbrett', 'Tablets', 'Tablets'),
  laptop: texts('Bärbara datorer', 'Bærbare PC-er', 'Notebooks', 'Bærbare computere'),
  'cordless-phone': texts('Trådlösa telefoner', 'Trådløse telefoner', 'Schnurlostelefone', 'Trådløse telefoner'),
  'two-way-radio': texts('Komradioapparater', 'Sambandsradioer', 'Funkgeräte', 'Walkie-talkies'),
  gps: texts('GPS-navigatorer', 'GPS-enheter', 'GPS-Geräte', 'GPS-enheder'),
  'vacuum-cleaner': texts('Dammsugare', 'Støvsugere', 'Staubsauger', 'Støvsugere'),
  'robot-vacuum': texts('Robotdammsugare', 'Robotstøvsugere', 'Saugroboter', 'Robotstøvsugere'),
  'personal-care': texts(
    'Rakapparater och eltandborstar',
    'Barbermaskiner og eltannbørster',
    'Rasierer und elektrische Zahnbürsten',
    'Barbermaskiner og eltandbørster',
  ),
  ups: texts('UPS (avbrottsfri kraft)', 'UPS (avbruddsfri strøm)', 'USV-Anlagen', 'UPS (nødstrøm)'),
  car: texts('Bilar', 'Biler', 'Autos', 'Biler'),
  motorcycle: texts('Motorcyklar', 'Motorsykler', 'Motorräder', 'Motorcykler'),
  'robot-mower': texts('Robotgräsklippare', 'Robotklippere', 'Mähroboter', 'Robotplæneklippere'),
  'ride-on-mower': texts('Åkgräsklippare', 'Plentraktorer', 'Rasentraktoren', 'Havetraktorer'),
  'e-scooter': texts('Elsparkcyklar', 'Elsparkesykler', 'E-Scooter', 'Elløbehjul'),
  television: texts('Tv-apparater', 'TV-apparater', 'Fernseher', 'Fjernsyn'),
}
