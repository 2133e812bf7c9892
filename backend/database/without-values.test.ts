import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withoutValues } from './without-values'

test('the parameters of a query are not logged', () => {
  const cause = new Error('duplicate key value violates unique constraint "customers_email_unique"')
  const error = withoutValues(new DrizzleQueryError('insert into customers values ($1)', ['kund@example.com'], cause))
  expect(error).toBe(cause)
  expect(withoutValues(new DrizzleQueryError('select $1', ['kund@example.com'])).message).not.toContain('@')
})

test('any other error is not changed', () => {
  const error = new Error('x')
  expect(withoutValues(error)).toBe(error)
  expect(withoutValues('gone').message).toBe('gone')
})
