import type { Order } from '../../app/commerce/contract/order'
import type { Store } from '../stores/stores'
import type { Texts } from '../texts'
import { fillIn } from '../stores/fill-in'

const NAMED: Texts = { sv: 'Hej {name}!', no: 'Hei {name}!', de: 'Guten Tag {name}!', da: 'Hej {name}!' }
/** For a mail to a recipient whose name is not known. */
export const UNNAMED_GREETING: Texts = { sv: 'Hej!', no: 'Hei!', de: 'Guten Tag!', da: 'Hej!' }

/** The greeting of an order's customer: by first name, in German by the whole name. The name of an old order may not be known. */
export function greeting({ customer }: Order, { language }: Pick<Store, 'language'>): string {
  const { first_name, last_name } = customer
  const name = (language === 'de' ? `${first_name} ${last_name}` : first_name).trim()
  return name === '' ? UNNAMED_GREETING[language] : fillIn(NAMED[language], { name })
}
