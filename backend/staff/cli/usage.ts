/** The commands with all their arguments and options, as they are printed. Others are refused (read-words.ts). */
export const USAGE = `npm run orders -- COMMAND

  list [--status STATUS] [--number NUMBER] [--email ADDRESS] [--page 2]
  list --overdue                                      sent by invoice and not paid in time, with what is owed
  show NUMBER                                         the whole order with payment, parcels and history
  pack NUMBER                                         its label is printed: the customer cannot cancel or change it any more
  ship NUMBER --carrier ID --tracking NUMBER          captures the payment; without options for an order that has no parcel
  parcel NUMBER --carrier ID --tracking NUMBER [--replaces NUMBER]  a further parcel; --replaces corrects one, or sends one again
  undelivered NUMBER [--sellable all|SKU,SKU] [--deduct 50]  its parcel came back and is not sent again: gives the money back
  restock NUMBER --lines SKU:2,SKU                    pieces back in stock in total, of those refunded without a return
  deliver NUMBER [--on 2026-11-24]                    when the carrier does not tell; without a day it was today
  paid NUMBER                                         the invoice was paid: thanks the customer
  cancel NUMBER --reason by-customer|by-shop          releases or refunds the payment
  refund NUMBER --reason TEXT [--amount 99.50] [--again]  all that is left without an amount; --again gives the same once more
  refund NUMBER --repeat [--again]                    the newest refund that the provider has refused, as it was
  refund NUMBER --reason TEXT [--lines SKU:2,SKU] [--freight] [--again]  what was paid for pieces, without a return, and for the freight
  deposit NUMBER [--lines SKU:1,SKU] [--again]        proof of old starter batteries handed in, at most two weeks old: gives the deposits back
  returns [STATE]                                     lists the announced ones, or those in a state
  returns show NUMBER                                 its goods, what was paid for them, and what the customer says
  returns receive NUMBER [--sellable all|SKU,SKU]     its goods are here; what can be sold again goes back to the stock
  returns refund NUMBER [--deduct 50]                 what was paid for its goods, less what they have lost in value
  returns refuse NUMBER --reason TEXT                 the customer reads the reason
  subscriptions [STATE] [--number NUMBER] [--email ADDRESS] [--page 2]
  subscriptions show|pause|resume|end ID              as the customer can; the end is mailed. resume takes back the end of one that is not paused
  subscriptions charge ID                             charges the delivery that waits for its payment again
  terminations [open|all]                             sent without a login; open: those that ended no subscription
  terminations settle ID                              when its subscription is ended, or it is answered
  offers [--email ADDRESS]                            offers to single customers, with their goods
  offers make ADDRESS LANGUAGE SKU:PIECES:PRICE... --until 2026-12-31 [--message TEXT] [--again]  each price for one piece, with VAT
  offers withdraw ID                                  it cannot be ordered any more
  withdrawals [open|all]                              lists them, also those without an order
  withdrawals settle ID                               when it is refunded, cancelled or answered; its order can be sent then
  withdrawals carry-out ID                            cancels its order, or takes its pieces out, at once; also of a packed order
  withdrawals assign ID NUMBER                        joins one whose number or address was mistyped to its order
  gift-cards list NUMBER                              with what was paid with them; codes are never shown
  gift-cards resend NUMBER [--email ADDRESS]          mails them again
  gift-cards issue NUMBER                             makes them when the money is there, though the shop cannot know it
  gift-cards void ID                                  makes an unused one worthless; what was paid for it can be refunded
  staff                                               lists the accounts of the staff, whose visits are left out of analytics
  staff add|remove ADDRESS                            makes an account one of them, or a customer's again
  reviews [pending|published|refused] [--sku SKU] [--page 2]  those that wait oldest first, the others newest first
  reviews publish|refuse ID                           shows it on the page of its product, or hides it
  pages draft KEY LANGUAGE --title TEXT --path PATH --file FILE [--description TEXT]  saves a draft of a content page, from an HTML file
  pages preview KEY LANGUAGE                          the address at which the draft can be read for 3 days
  pages publish KEY LANGUAGE                          the draft becomes the page
  newsletter send KEY                                 mails the page to all who have the newsletter in its language, once after each publishing
  jobs [dead|waiting|done]                            lists them
  jobs retry ID                                       runs a dead letter again`

/** Arguments that are no command; the message is for the reader. */
export class UsageError extends Error {}

/**
 * The usage of a command, on one line: `ship NUMBER --carrier ID --tracking NUMBER`. For an unknown
 * command: the command that lists them all.
 */
export function usageOf(name: string, action: string): string {
  const { all, own } = formsOf(name, action)
  if (all.length === 0) return 'npm run orders alone prints all commands'
  return `npm run orders -- ${(own.length > 0 ? own : all).join(', or ')}`
}

/** How a command is written: in `all` its forms, and `own` those that begin with the action, such as `retry` of `jobs`. */
export function formsOf(name: string, action: string): { all: string[]; own: string[] } {
  const forms = USAGE.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim().split(/ {2,}/)[0] ?? ''] : []))
  const all = forms.filter((form) => form.split(' ')[0] === name)
  return { all, own: all.filter((form) => form.split(' ')[1]?.split('|').includes(action)) }
}

/**
 * The answer to `--help`, `-h` or `help`: all commands, or how the command beside it is written. Null without one of these words.
 */
export function helpFor(args: readonly string[]): string | null {
  if (args[0] !== 'help' && !args.includes('--help') && !args.includes('-h')) return null
  const [name, action = ''] = args.filter((word) => word !== 'help' && word !== '--help' && word !== '-h')
  return name === undefined ? USAGE : usageOf(name, action)
}

/** An amount as it is typed, also with a decimal comma; undefined when none is given. `name` is that of its option. */
export function amountOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+([.,]\d{1,2})?$/.test(text)) throw new UsageError(`${name} ${text} is not an amount such as 99.50`)
  return Number(text.replace(',', '.'))
}

/** An argument or option that must be given. Throws a UsageError. */
export function needed(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing`)
  return value
}
