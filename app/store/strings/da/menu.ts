import type { menu as sv } from '../sv/menu'

export const menu: Record<keyof typeof sv, string> = {
  'menu.all': 'Se alt i {{category}}',
  'menu.back': 'Tilbage',
  'menu.backTo': 'Tilbage til {{category}}',
  'menu.main': 'Alle kategorier',
  'menu.close': 'Luk menuen',
  'menu.loading': 'Henter kategorier …',
  'menu.slider.before': 'Forrige kategorier',
  'menu.slider.after': 'Flere kategorier',
  'menu.tiles.more': 'Flere kategorier',
}
