import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RequestedLine } from '../../server/session/cart-line'
import { addLine, changeQuantity, isLocked, removeLine } from './lines'

const ORIGINS: Partial<RequestedLine>[] = [
  ...[{}, {}, { accessory_id: 5 }, { related_id: 5 }, { recommended_id: 5 }, { campaign: 'spring' }],
  ...[{ cross_selling_product_id: 5 }, { upselling_bundle_id: 5 }, { offer_item_id: 5 }, { added_by_coupon: 'X' }],
]

/** Few products, so that lines often meet. */
const product = fc.integer({ min: 1, max: 3 })
const quantity = fc.integer({ min: 1, max: 50 })
const origin = fc.constantFrom(...ORIGINS)
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), product, quantity, origin }),
  fc.record({ kind: fc.constant('change' as const), at: fc.nat(6), quantity: fc.nat(50) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(6) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function take(lines: RequestedLine[], taken: Step, index: number): RequestedLine[] {
  if (taken.kind === 'add')
    return addLine(lines, { uuid: String(index), product_id: taken.product, quantity: taken.quantity, ...taken.origin })
  const uuid = lines[taken.at % Math.max(1, lines.length)]?.uuid ?? ''
  return taken.kind === 'remove' ? removeLine(lines, uuid) : changeQuantity(lines, uuid, taken.quantity)
}

const steps = fc.array(step, { maxLength: 30 })
const only = (product_id: number, amount: number, uuid = 'a'): RequestedLine => ({ uuid, product_id, quantity: amount })

it('every locked line stays as it was added, for as long as it is in the cart', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const added = new Map<string, RequestedLine>()
      taken.reduce<RequestedLine[]>((lines, one, index) => {
        const next = take(lines, one, index)
        for (const line of next) {
          if (isLocked(line) && !added.has(line.uuid)) added.set(line.uuid, line)
          if (added.has(line.uuid)) expect(line).toEqual(added.get(line.uuid))
        }
        return next
      }, [])
    }),
  )
})

it('every line has an id of its own and at least 1 piece after any sequence of changes', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const lines = taken.reduce(take, [])
      expect(new Set(lines.map(({ uuid }) => uuid)).size).toBe(lines.length)
      for (const line of lines) expect(line.quantity).toBeGreaterThan(0)
    }),
  )
})

it('merging is associative over quantity: pieces added in any portions give one line with their sum', () => {
  fc.assert(
    fc.property(product, fc.array(quantity, { minLength: 1, maxLength: 8 }), (id, portions) => {
      const lines = portions.reduce<RequestedLine[]>(
        (all, amount, at) => addLine(all, only(id, amount, at === 0 ? 'a' : String(at))),
        [],
      )
      expect(lines).toEqual([
        only(
          id,
          portions.reduce((sum, amount) => sum + amount, 0),
        ),
      ])
    }),
  )
})

it('two untied lines of a product never stand beside each other', () => {
  const isPlain = ({ uuid: _, product_id: __, quantity: ___, campaign: ____, ...ties }: RequestedLine) =>
    Object.keys(ties).length === 0
  fc.assert(
    fc.property(steps, (taken) => {
      const plain = taken.reduce(take, []).filter(isPlain)
      expect(new Set(plain.map(({ product_id }) => product_id)).size).toBe(plain.length)
    }),
  )
})
