/**
 * Devices that this shop sells itself, or parts for them, and their battery sizes. Used only when the query asks for a battery.
 */
export const DEVICE_BATTERIES: { called: string; foundBy: string }[] = [
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
