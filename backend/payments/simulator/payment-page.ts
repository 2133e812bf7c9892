import { html, raw } from 'hono/html'
import type { Language } from '../../../app/commerce/contract/languages'
import { AMOUNTS } from '../../stores/formats'
import { storeOf } from '../../stores/stores'
import { PAGE_STYLE } from './page-style'
import { OUTCOME_TEXTS, PAGE_TEXTS, STATE_TEXTS, TIMING_TEXTS, WEBHOOK_TIMINGS } from './page-texts'
import { OUTCOMES, type TestPayment } from './provider-simulator'

type Html = ReturnType<typeof html>

/**
 * The test payment page: works without scripts and loads nothing. `refused`: the shopper asked for an
 * outcome that was not possible any more.
 */
export function paymentPage(provider: string, payment: TestPayment, refused: boolean): Html {
  const { language, state } = payment
  const notice = refused ? PAGE_TEXTS.closed[language] : state === 'open' ? null : STATE_TEXTS[state][language]
  const canPay = state === 'open' || state === 'declined'
  return page(
    language,
    html`<h1>${PAGE_TEXTS.title[language]}</h1>
      <p class="muted">${PAGE_TEXTS.standsIn[language]} ${provider}.</p>
      ${notice === null ? '' : html`<p class="notice" role="alert">${notice}</p>`}
      <p class="muted">${PAGE_TEXTS.order[language]} ${payment.orderNumber}</p>
      ${
        payment.lines.length === 0
          ? html`<p>${PAGE_TEXTS.savesCard[language]}</p>`
          : html`<p class="amount">${money(payment, payment.amount)}</p>`
      }
      <table aria-label="${PAGE_TEXTS.lines[language]}">
        <tbody>
          ${payment.lines.map((line) => row(payment, line))}
        </tbody>
      </table>
      ${canPay ? choices(language) : html`<p><a href="${payment.shopUrl}">${PAGE_TEXTS.back[language]}</a></p>`}`,
  )
}

/** The answer to the address of a payment that does not exist. */
export const unknownPaymentPage = (language: Language) =>
  page(
    language,
    html`<h1>${PAGE_TEXTS.title[language]}</h1>
      <p>${PAGE_TEXTS.unknown[language]}</p>`,
  )

function page(language: Language, content: Html): Html {
  return html`<!doctype html>
    <html lang="${storeOf(language).iso}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${PAGE_TEXTS.noMoney[language]}</title>
        ${raw(`<style>${PAGE_STYLE}</style>`)}
      </head>
      <body>
        <div class="test">${PAGE_TEXTS.noMoney[language]}</div>
        <main>${content}</main>
      </body>
    </html>`
}

function row(payment: TestPayment, line: TestPayment['lines'][number]): Html {
  return html`<tr>
    <td>${line.quantity === 1 ? '' : `${line.quantity} × `}${line.name}</td>
    <td>${money(payment, line.total)}</td>
  </tr>`
}

function choices(language: Language): Html {
  const [first, ...others] = OUTCOMES.map(
    (outcome) =>
      html`<button name="outcome" value="${outcome}" class="${outcome === 'approve' ? 'primary' : ''}">
        ${OUTCOME_TEXTS[outcome][language]}
      </button>`,
  )
  return html`<form method="post">
    <div class="choices">
      ${first}
      <div class="outcomes">${others}</div>
    </div>
    <details>
      <summary>${PAGE_TEXTS.webhook[language]}</summary>
      <fieldset>
        <legend class="muted">${PAGE_TEXTS.webhookLegend[language]}</legend>
        ${WEBHOOK_TIMINGS.map(
          (timing, index) =>
            html`<label>
              <input type="radio" name="webhook" value="${timing}" ${index === 0 ? raw('checked') : ''} />
              ${TIMING_TEXTS[timing][language]}
            </label>`,
        )}
        <label>
          <input type="number" name="seconds" value="30" min="1" max="3600" required /> ${PAGE_TEXTS.seconds[language]}
        </label>
      </fieldset>
    </details>
  </form>`
}

function money({ language, currency }: TestPayment, amount: number): string {
  return `${AMOUNTS[language].format(amount)} ${currency}`
}
