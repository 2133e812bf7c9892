import { expect, it } from 'vitest'
import { linkNotice } from './link-notice'

const line = (uuid: string, quantity = 1) => ({ uuid, quantity })
const link = { former: [], lines: [line('a', 3), line('b')], ignored: ['X'], codes: [] }

it('tells what a link put in, what it could not, and that it can be undone, until the cart is another', () => {
  const told = { count: 4, undo: true, former: false, ignored: ['X'] }
  expect(linkNotice(link, [line('a', 3), line('b')])).toEqual(told)
  expect(linkNotice(link, [line('b'), line('a', 3)])).toEqual(told)
  const former = [{ uuid: 'z', product_id: 1, quantity: 1 }]
  expect(linkNotice({ ...link, former }, [line('a', 3), line('b')])).toEqual({ ...told, former: true })
  expect(linkNotice(link, [line('a', 3)])).toBeNull()
  expect(linkNotice(link, [line('a', 3), line('b'), line('c')])).toBeNull()
  expect(linkNotice(link, [line('a', 3), line('c')])).toBeNull()
})

it("a quantity changed since makes the cart the shopper's own", () => {
  expect(linkNotice(link, [line('a', 4), line('b')])).toBeNull()
})

it('a link that replaced nothing has nothing to undo', () => {
  const nothing = { former: null, lines: [line('a', 2)], ignored: ['X'], codes: [] }
  expect(linkNotice(nothing, [line('a', 2)])).toEqual({ count: 0, undo: false, former: false, ignored: ['X'] })
  expect(linkNotice({ ...nothing, lines: [] }, [])).toEqual({ count: 0, undo: false, former: false, ignored: ['X'] })
})

it('without a link there is nothing to tell', () => expect(linkNotice(null, [])).toBeNull())
