import type { discounts as sv } from '../sv/discounts'

export const discounts: Record<keyof typeof sv, string> = {
  'discounts.title': 'Rabattcodes',
  'discounts.field': 'Rabattcode',
  'discounts.add': 'Einlösen',
  'discounts.customer': 'Ihr Kundenrabatt',
  'discounts.remove': 'Entfernen',
  'discounts.remove.of': 'Rabattcode {{code}} entfernen',
  'discounts.retry': 'Erneut einlösen',
  'discounts.retry.of': 'Rabattcode {{code}} erneut einlösen',
  'discounts.applied': 'Sie sparen {{amount}}',
  'discounts.applied.nothing': 'Senkt derzeit keinen Preis im Warenkorb.',
  'discounts.error.blank': 'Geben Sie einen Rabattcode ein.',
  'discounts.error.tooLong': 'Der Rabattcode ist zu lang. Er hat höchstens 40 Zeichen.',
  'discounts.error.customer':
    'Ihr Kundenrabatt wird automatisch abgezogen, wenn Sie angemeldet sind. Er wird nicht als Code eingegeben.',
  'discounts.error.tooMany': 'Es wurden viele Codes ausprobiert. Warten Sie einige Minuten und versuchen Sie es erneut.',
  'discounts.rejected': 'Nicht angewendete Codes',
  'discounts.unknown': 'Diesen Code gibt es nicht oder er ist abgelaufen.',
  'discounts.minimum': 'Der Code gilt, sobald Sie für weitere {{missing}} einkaufen.',
  'discounts.unfit': 'Der Code gilt für keinen Artikel im Warenkorb.',
  'discounts.removed': 'Passt nicht zum Warenkorb und wurde entfernt.',
  'discounts.unconfirmed': 'Unser Lager ist gerade nicht erreichbar. Der Rabatt wird bestätigt, sobald es antwortet.',
  'discounts.bar.applied': '{{code}} ist aktiv',
  'discounts.bar.link': 'Ihre Rabattcodes anzeigen',
  'discounts.yours': 'Ihr Rabatt −{{percent}} %',
  'discounts.without': 'Ohne Rabatt: {{price}}',
}
