export const guarantee = {
  'guarantee.title': 'Gesetzliche Gewährleistung',
  'guarantee.text':
    'Ist eine Ware mangelhaft, haben Sie Anspruch auf kostenlose Reparatur oder Ersatz, andernfalls auf Minderung oder Rückerstattung. Der Anspruch besteht zwei Jahre ab Lieferung, in der EU mindestens so lange, neben dem Widerrufsrecht und etwaigen Garantien.',
  'guarantee.more': 'Mehr zur Gewährleistung',
  'guarantee.europe': 'Ihre Rechte in der EU',
} as const
