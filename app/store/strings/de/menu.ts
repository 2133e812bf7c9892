import type { menu as sv } from '../sv/menu'

export const menu: Record<keyof typeof sv, string> = {
  'menu.all': 'Alle Artikel: {{category}}',
  'menu.back': 'Zurück',
  'menu.backTo': 'Zurück zu {{category}}',
  'menu.main': 'Alle Kategorien',
  'menu.close': 'Menü schließen',
  'menu.loading': 'Kategorien werden geladen …',
  'menu.slider.before': 'Vorherige Kategorien',
  'menu.slider.after': 'Weitere Kategorien',
  'menu.tiles.more': 'Weitere Kategorien',
}
