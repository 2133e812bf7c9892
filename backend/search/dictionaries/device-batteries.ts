/**
 * Devices that are sold here themselves, or have parts here, and the sizes that sit in them: meant only by who asks for a
 * battery.
 */
export const BATTERIES_WITHIN: { called: string; foundBy: string }[] = [
  {
    called:
      'brandvarnare rökvarnare rökdetektor brandlarm røykvarsler brannvarsler rauchmelder rauchwarnmelder røgalarm røgmelder ' +
      'røgalarmer røykvarslere',
    foundBy: '6lr61',
  },
  { called: 'fjärrkontroll fjernkontroll fernbedienung fjernbetjening', foundBy: 'lr03 cr2025' },
  {
    called:
      'ficklampa lommelykt taschenlampe lommelygte torch pannlampa huvudlampa hodelykt stirnlampe kopflampe pandelampe headlight',
    foundBy: 'lr6 lr03 18650',
  },
  { called: 'termostat elementtermostat radiatortermostat thermostat heizkörperthermostat', foundBy: 'lr6' },
]
