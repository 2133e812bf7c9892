import { describe, expect, it } from 'vitest'
import { changedFields, type TypedField } from './use-typed-before'

const text = (name: string, value: string, defaultValue = ''): TypedField => ({
  name,
  value,
  defaultValue,
  type: 'text',
  checked: false,
  defaultChecked: false,
})
const button = (type: 'radio' | 'checkbox', value: string, checked: boolean, defaultChecked: boolean): TypedField => ({
  name: type,
  value,
  defaultValue: value,
  type,
  checked,
  defaultChecked,
})

describe('what was changed before the scripts of the page came', () => {
  it('is each text that differs from the page as it was rendered, also one that was deleted', () => {
    const fields = [text('email', 'anna@example.com'), text('city', 'Umeå', 'Umeå'), text('street', '', 'Storgatan 1')]
    expect(changedFields(fields).map(({ name }) => name)).toEqual(['email', 'street'])
  })

  it('is the radio button that is chosen now, and each box that was ticked or cleared', () => {
    const radios = [button('radio', 'home', false, true), button('radio', 'locker', true, false)]
    const boxes = [
      button('checkbox', 'a', true, false),
      button('checkbox', 'b', false, true),
      button('checkbox', 'c', true, true),
    ]
    expect(changedFields([...radios, ...boxes]).map(({ value }) => value)).toEqual(['locker', 'a', 'b'])
  })

  it('is nothing in a page that nobody has touched', () => {
    expect(changedFields([text('email', ''), button('radio', 'home', true, true)])).toEqual([])
  })
})
