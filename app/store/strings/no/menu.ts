import type { menu as sv } from '../sv/menu'

export const menu: Record<keyof typeof sv, string> = {
  'menu.all': 'Se alt i {{category}}',
  'menu.back': 'Tilbake',
  'menu.backTo': 'Tilbake til {{category}}',
  'menu.main': 'Alle kategorier',
  'menu.close': 'Lukk menyen',
  'menu.loading': 'Henter kategorier …',
  'menu.slider.before': 'Forrige kategorier',
  'menu.slider.after': 'Flere kategorier',
  'menu.tiles.more': 'Flere kategorier',
}
