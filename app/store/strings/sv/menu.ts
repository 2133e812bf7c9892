export const menu = {
  'menu.all': 'Visa allt i {{category}}',
  'menu.back': 'Tillbaka',
  'menu.backTo': 'Tillbaka till {{category}}',
  'menu.main': 'Alla kategorier',
  'menu.close': 'Stäng menyn',
  'menu.loading': 'Hämtar kategorier …',
  'menu.slider.before': 'Föregående kategorier',
  'menu.slider.after': 'Fler kategorier',
  'menu.tiles.more': 'Fler kategorier',
} as const
