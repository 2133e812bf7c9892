import { expect, test } from 'vitest'
import { readCommand } from './command'
import { helpFor, USAGE, UsageError } from './usage'

const read = (line: string) => {
  const { method, path, body } = readCommand(line.split(' '), 'the-id')
  return [method, path, body]
}

test.each([
  ['list', 'GET', 'orders?', undefined],
  ['list --status confirmed --email a@b.se --page 2', 'GET', 'orders?status=confirmed&email=a%40b.se&page=2', undefined],
  ['list --overdue', 'GET', 'orders?overdue=true', undefined],
  ['show SE100001', 'GET', 'orders/SE100001', undefined],
  ['ship SE1 --carrier dhl --tracking A1', 'POST', 'orders/SE1/ship', { parcel: { carrier: 'dhl', tracking_number: 'A1' } }],
  ['ship SE1', 'POST', 'orders/SE1/ship', { parcel: null }],
  ['undelivered SE1 --sellable all --deduct 9,5', 'POST', 'orders/SE1/undelivered', { sellable: 'all', deduct: 9.5 }],
  ['undelivered SE1', 'POST', 'orders/SE1/undelivered', { sellable: [], deduct: undefined }],
  ['restock SE1 --lines CR2032:2', 'POST', 'orders/SE1/restock', { lines: [{ sku: 'CR2032', quantity: 2 }] }],
  ['paid SE1', 'POST', 'orders/SE1/paid', {}],
  ['deliver SE1', 'POST', 'orders/SE1/deliver', {}],
  ['cancel SE1 --reason by-shop', 'POST', 'orders/SE1/cancel', { reason: 'by-shop' }],
  [
    'refund SE1 --amount 99,50 --reason late',
    'POST',
    'orders/SE1/refunds',
    { id: 'the-id', amount: 99.5, reason: 'late', again: false },
  ],
  [
    'refund SE1 --amount 9 --reason x --again',
    'POST',
    'orders/SE1/refunds',
    { id: 'the-id', amount: 9, reason: 'x', again: true },
  ],
  [
    'refund SE1 --reason late --lines CR2032:2,LR6-24 --freight',
    'POST',
    'orders/SE1/refunds',
    {
      id: 'the-id',
      amount: undefined,
      reason: 'late',
      again: false,
      freight: true,
      lines: [{ sku: 'CR2032', quantity: 2 }, { sku: 'LR6-24' }],
    },
  ],
  ['refund SE1 --reason late', 'POST', 'orders/SE1/refunds', { id: 'the-id', amount: undefined, reason: 'late', again: false }],
  ['refund SE1 --repeat', 'POST', 'orders/SE1/refunds/repeat', { id: 'the-id', again: false }],
  ['subscriptions active --number SE1 --page 2', 'GET', 'subscriptions?state=active&number=SE1&page=2', undefined],
  ['staff', 'GET', 'staff-accounts', undefined],
  ['staff add a@b.se', 'POST', 'staff-accounts', { email: 'a@b.se', is_staff: true }],
  ['staff remove a@b.se', 'POST', 'staff-accounts', { email: 'a@b.se', is_staff: false }],
  ['withdrawals', 'GET', 'withdrawals?', undefined],
  ['withdrawals all', 'GET', 'withdrawals?state=all', undefined],
  ['withdrawals carry-out X', 'POST', 'withdrawals/X/carry-out', {}],
  ['withdrawals settle X', 'POST', 'withdrawals/X/settle', {}],
  ['withdrawals assign X SE1', 'POST', 'withdrawals/X/assign', { number: 'SE1' }],
  ['terminations', 'GET', 'terminations?', undefined],
  ['terminations all', 'GET', 'terminations?state=all', undefined],
  ['terminations settle X', 'POST', 'terminations/X/settle', {}],
  ['gift-cards list SE1', 'GET', 'orders/SE1/gift-cards', undefined],
  ['gift-cards resend SE1', 'POST', 'orders/SE1/gift-cards/resend', { email: null }],
  ['gift-cards resend SE1 --email a@b.se', 'POST', 'orders/SE1/gift-cards/resend', { email: 'a@b.se' }],
  ['gift-cards issue SE1', 'POST', 'orders/SE1/gift-cards/issue', {}],
  ['gift-cards void X', 'POST', 'gift-cards/X/void', {}],
  ['returns', 'GET', 'returns?', undefined],
  ['returns received', 'GET', 'returns?state=received', undefined],
  ['returns show SE1-R1', 'GET', 'returns/SE1-R1', undefined],
  ['returns receive SE1-R1', 'POST', 'returns/SE1-R1/receive', { sellable: [] }],
  ['returns receive SE1-R1 --sellable all', 'POST', 'returns/SE1-R1/receive', { sellable: 'all' }],
  ['returns receive SE1-R1 --sellable A,B', 'POST', 'returns/SE1-R1/receive', { sellable: ['A', 'B'] }],
  ['returns refund SE1-R1 --deduct 9,5', 'POST', 'returns/SE1-R1/refund', { deduct: 9.5 }],
  ['returns refuse SE1-R1 --reason late', 'POST', 'returns/SE1-R1/refuse', { reason: 'late' }],
  ['reviews', 'GET', 'reviews?', undefined],
  ['reviews published --sku CR2032 --page 2', 'GET', 'reviews?status=published&sku=CR2032&page=2', undefined],
  ['reviews publish X', 'PATCH', 'reviews/X', { status: 'published' }],
  ['pages preview news sv', 'POST', 'pages/news/sv/preview', {}],
  ['pages publish news sv', 'POST', 'pages/news/sv/publish', {}],
  ['newsletter send news', 'POST', 'newsletters', { key: 'news' }],
  ['jobs', 'GET', 'jobs?', undefined],
  ['jobs retry 7', 'POST', 'jobs/7/retry', {}],
])('orders -- %s', (line, method, path, body) => {
  expect(read(line)).toEqual([method, path, body])
})

test.each([
  ['sing', 'There is no command sing. Usage: npm run orders alone prints all commands'],
  ['show', 'NUMBER is missing. Usage: npm run orders -- show NUMBER'],
  ['ship SE1 --carrier dhl', '--tracking is missing. Usage: npm run orders -- ship NUMBER --carrier ID --tracking NUMBER'],
  ['cancel SE1', '--reason is missing. Usage: npm run orders -- cancel NUMBER --reason by-customer|by-shop'],
  [
    'refund SE1 --reason x --lines CR2032:x',
    '--lines CR2032:x is not a piece such as CR2032:2. Usage: npm run orders -- refund NUMBER',
  ],
  [
    'refund SE1 --reason x --lines CR2032,CR2032:2',
    '--lines names CR2032 twice: CR2032:2 stands for two pieces. Usage: npm run orders -- refund NUMBER',
  ],
  [
    'refund SE1 --reason x --amount 5 --freight',
    '--amount goes with neither --lines nor --freight. Usage: npm run orders -- refund NUMBER',
  ],
  [
    'refund SE1 --repeat --amount 9',
    '--repeat goes with --again alone: it repeats what was refused. Usage: npm run orders -- refund NUMBER',
  ],
  ['refund SE1 --reason x --amount much', '--amount much is not an amount such as 99.50. Usage: npm run orders -- refund NUMBER'],
  ['undelivered SE1 --deduct much', '--deduct much is not an amount such as 99.50. Usage: npm run orders -- undelivered NUMBER'],
  ['undelivered SE1 --amount 100', '--amount is no option of this command. Usage: npm run orders -- undelivered NUMBER'],
  ['returns refund R1 --amount 50', '--amount is no option of this command. Usage: npm run orders -- returns refund NUMBER'],
  ['refund SE1 --reason worn --deduct 50', '--deduct is no option of this command. Usage: npm run orders -- refund NUMBER'],
  ['cancel SE1 --reason by-shop --lines A:1', '--lines is no option of this command. Usage: npm run orders -- cancel NUMBER'],
  ['deposit SE1 --amount 7.50', '--amount is no option of this command. Usage: npm run orders -- deposit NUMBER'],
  ['returns --sellable all', '--sellable is no option of this command. Usage: npm run orders -- returns [STATE]'],
  ['refund SE1 --reason x --lines A:1 --lines B:1', '--lines is given twice. Usage: npm run orders -- refund NUMBER'],
  ['pack SE1 SE2', 'SE2 is one argument too many. Usage: npm run orders -- pack NUMBER'],
  ['refund SE1 SE2 --reason late', 'SE2 is one argument too many. Usage: npm run orders -- refund NUMBER'],
  ['withdrawals assign X SE1 SE2', 'SE2 is one argument too many. Usage: npm run orders -- withdrawals assign'],
  ['refund SE1 --reason x --lines ,', '--lines names no piece such as CR2032:2. Usage: npm run orders -- refund NUMBER'],
  ['refund SE1 --reason x --lines=', '--lines names no piece such as CR2032:2. Usage: npm run orders -- refund NUMBER'],
  ['deposit SE1 --lines=', '--lines names no piece such as CR2032:2. Usage: npm run orders -- deposit NUMBER'],
  ['list --colour red', "Unknown option '--colour'. Usage: npm run orders -- list [--status STATUS]"],
  ['gift-cards', 'list, resend, issue or void is missing. Usage: npm run orders -- gift-cards list NUMBER, or gift-cards resend'],
  ['gift-cards list', 'NUMBER is missing. Usage: npm run orders -- gift-cards list NUMBER'],
  ['withdrawals assign X', 'NUMBER is missing. Usage: npm run orders -- withdrawals assign ID NUMBER'],
  ['reviews publish', 'ID is missing. Usage: npm run orders -- reviews publish|refuse ID'],
  ['pages news', 'draft, preview or publish is missing. Usage: npm run orders -- pages draft KEY LANGUAGE'],
  ['pages preview news', 'LANGUAGE is missing. Usage: npm run orders -- pages preview KEY LANGUAGE'],
  ['pages draft news sv --title A --path a --file missing.html', 'missing.html cannot be read'],
  ['newsletter news', 'send is missing. Usage: npm run orders -- newsletter send KEY'],
  ['pages publish news sv --title A', '--title is no option of this command. Usage: npm run orders -- pages publish KEY'],
  ['subscriptions end', 'ID is missing. Usage: npm run orders -- subscriptions show|pause|resume|end ID'],
])('orders -- %s is refused with one line', (line, message) => {
  const refused = captured(() => read(line))
  expect(refused.slice(0, message.length)).toBe(message)
  expect(refused).not.toContain('\n')
})

test('orders without a command prints them all', () => {
  expect(captured(() => readCommand([], 'the-id'))).toContain('\n  ship NUMBER --carrier ID --tracking NUMBER ')
})

/** The message of the UsageError that is thrown. */
function captured(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error('Nothing was refused')
}

test.each([
  ['--help', USAGE],
  ['help', USAGE],
  ['pack --help', 'npm run orders -- pack NUMBER'],
  ['help jobs retry', 'npm run orders -- jobs retry ID'],
  ['pack SE1', null],
])('%s is help, or none', (line, help) => {
  expect(helpFor(line.split(' '))).toBe(help)
})
