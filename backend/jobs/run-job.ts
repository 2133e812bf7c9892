import { issueGiftCards } from '../gift-cards/issue-gift-cards'
import { sendGiftCards } from './send-gift-cards'
import { deliverMail } from '../mail/deliver-mail'
import { UndeliverableMail } from '../interfaces/mail-transport'
import { capturePayment } from '../payments/capture-payment'
import { refundPayment } from '../payments/refund-payment'
import { bookReturnLabel } from '../returns/book-return-label'
import type { Services } from '../services'
import { carryOutWithdrawal } from '../withdrawals/carry-out-withdrawal'
import type { RunJob } from './attempt-job'
import { atMostTwice } from './at-most-twice'
import { PermanentFailure } from '../queue/permanent-failure'

/** Runs each kind of job. Every one may run again after a lost answer: its effect must then count once. */
export function jobRunner(services: Services): RunJob {
  const sendingTwice = { ...services, mail: atMostTwice(services) }
  return async (job, key) => {
    switch (job.kind) {
      case 'capture':
        return capturePayment(job.attempt_id, services)
      case 'refund':
        return refundPayment(job.refund_id, services)
      case 'mail':
        return deliverMail(job.mail, sendingTwice, key).catch(notAgain)
      case 'issue-gift-cards':
        return issueGiftCards(job, services)
      case 'send-gift-cards':
        return sendGiftCards(job, sendingTwice, key).catch(notAgain)
      case 'book-return-label':
        return bookReturnLabel(job.return_id, services)
      case 'cancel-withdrawn-order':
        return carryOutWithdrawal(job.withdrawal_id, services)
    }
  }
}

function notAgain(error: unknown): never {
  throw error instanceof UndeliverableMail ? new PermanentFailure(error.message) : error
}
