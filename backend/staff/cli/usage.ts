/** What `npm run orders` can do, as it prints it for arguments that it does not know. */
export const USAGE = `npm run orders -- COMMAND

  list [--status STATUS] [--number NUMBER] [--email ADDRESS] [--page 2]
  list --overdue                                      sent by invoice and not paid in time, with what is owed
  show NUMBER                                         the whole order with payment, parcels and history
  pack NUMBER                                         its label is printed: the customer cannot cancel or change it any more
  ship NUMBER --carrier ID --tracking NUMBER          captures the payment; without options for an order that has no parcel
  parcel NUMBER --carrier ID --tracking NUMBER        a further parcel of a sent order; --replaces NUMBER corrects a mistyped one
  deliver NUMBER [--on 2026-11-24]                    when the carrier does not tell; without a day it was today
  paid NUMBER                                         the invoice was paid: thanks the customer
  cancel NUMBER --reason by-customer|by-shop          releases or refunds the payment
  refund NUMBER --reason TEXT [--amount 99.50]        all that is left when no amount is given; --again for an amount that was
                                                      given back before
  returns [STATE]                                     lists the announced ones, or those in another state
  returns show NUMBER
  returns receive NUMBER [--sellable all|SKU,SKU]     its goods are here; what can be sold again goes back to the stock
  returns refund NUMBER [--deduct 50]                 what was paid for its goods, less what they have lost in value
  returns refuse NUMBER --reason TEXT                 the customer reads the reason
  subscriptions [STATE] [--number NUMBER] [--email ADDRESS]
  subscriptions show|pause|resume|end ID              as the customer can; the end is mailed
  subscriptions charge ID                             charges the delivery that waits for its payment again
  withdrawals [open|all]                              lists them, also those without an order; withdrawals settle ID
  withdrawals assign ID NUMBER                        joins one whose number or address was mistyped to its order
  gift-cards list NUMBER                              with what was paid with them; codes are never shown
  gift-cards resend NUMBER [--email ADDRESS]          mails them again
  gift-cards issue NUMBER                             makes them when the money is there, though the shop cannot know it
  gift-cards void ID                                  makes an unused one worthless; what was paid for it can be refunded
  reviews [pending|published|refused]                 lists them; reviews publish ID, reviews refuse ID
  jobs [dead|waiting|done]                            lists them; jobs retry ID`
