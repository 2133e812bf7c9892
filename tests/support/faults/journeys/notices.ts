import { href } from '../../../../app/routing/href'
import { storeOf } from '../../../../app/store/stores'
import { previewLink, saveDraft } from '../../../../backend/content/drafts'
import { confirmationTokens } from '../../../../backend/accounts/notice-confirmation'
import { newsletterTokens, noticeTokens, reviewMailTokens } from '../../../../backend/accounts/owner-tokens'
import { issueNewsletterLink } from '../../../../backend/newsletter/newsletter-links'
import { post } from '../../../../backend/tests/test-shop'
import { form, journey, page, step } from '../journey'

const EMAIL = 'kund@example.com'
/** An address whose notice is confirmed and never ended. */
const WAITING_EMAIL = 'vantar@example.com'
const STATEMENT = { name: 'Kim Berg', number: 'SE1', email: EMAIL }

/** The forms that send a mail, a review or a statement, and the links of mails. */
export const NOTICES = journey({
  name: 'notices',
  isSequence: false,
  async prepare({ shop: { backend }, language }) {
    const owner = { email: EMAIL, store_id: storeOf(language).storeId }
    const waiting = { product_id: backend.idOf('SOLDOUT'), email: WAITING_EMAIL }
    await backend.fetch(`/api/stock-notifications?locale=${language}&sid=${owner.store_id}`, post(waiting))
    await saveDraft(
      { key: 'news', language },
      { path: 'nytt', title: 'Nytt', description: '', content: '<p>Nytt</p>' },
      backend.services,
    )
    const { pathname, search } = new URL((await previewLink({ key: 'news', language }, backend.services)).url)
    return {
      preview: pathname + search,
      begin: await issueNewsletterLink({ ...owner, asked_at: new Date() }, backend.services),
      end: await newsletterTokens.sign(owner, backend.services),
      notice: await confirmationTokens.sign({ ...waiting, store_id: owner.store_id }, backend.clock.now, backend.services),
      stock: await noticeTokens.sign(owner, backend.services),
      reviews: await reviewMailTokens.sign(owner, backend.services),
    }
  },
  enter: () => Promise.resolve(),
  steps(walker, { preview, begin, end, notice, stock, reviews }) {
    const { language, visitor } = walker
    const local = (slug: string) => href('product', language, { slug: language === 'de' ? `${slug}-de` : slug })
    const unsubscribe = href('unsubscribe', language)
    const withdrawal = href('withdrawal', language)
    return [
      form(walker, 'newsletter', href('newsletter', language), { email: EMAIL }),
      form(walker, 'confirm the newsletter', `${href('newsletter', language)}?confirm=${begin}`, {}, [404]),
      form(walker, 'end the newsletter', `${unsubscribe}?newsletter=${end}`, {}),
      form(walker, 'end the newsletter of an address', unsubscribe, { email: EMAIL }),
      form(walker, 'notify', local('slut-i-lager'), { intent: 'notify', email: EMAIL }),
      page(walker, `${local('slut-i-lager')}?notice=${notice}`),
      form(walker, 'confirm a notice', local('slut-i-lager'), { intent: 'confirm-notice', token: notice }),
      form(walker, 'end the notices', `${unsubscribe}?stock=${stock}`, {}),
      form(walker, 'end the review invitations', `${unsubscribe}?reviews=${reviews}`, {}),
      step('review invitation', async () => {
        const opened = await visitor.get(`${local('knappcell-cr2032')}?review=a-link-that-is-not-valid`)
        return opened.status === 303 ? visitor.get(opened.location) : opened
      }),
      form(
        walker,
        'review',
        local('knappcell-cr2032'),
        { intent: 'review', stars: '5', title: 'Bra', text: 'Bra batteri', name: '', email: EMAIL, order_number: 'SE1' },
        [400, 409, 422, 429],
      ),
      form(walker, 'terminate', href('termination', language), {
        ...STATEMENT,
        contract: '',
        reason: '',
        when: 'soonest',
        day: '',
        id: crypto.randomUUID(),
      }),
      step('withdraw', async () => {
        const typed = await visitor.post(withdrawal, { ...STATEMENT, extent: 'whole', goods: '' })
        if (typed.status !== 303) return typed
        const statement = new URL(typed.location, 'http://shop').searchParams.get('statement') ?? ''
        return visitor.post(typed.location, { intent: 'confirm', statement })
      }),
      page(walker, preview),
      page(walker, `${href('newsletter', language)}?confirm=${begin}`),
    ]
  },
  lost: () => Promise.resolve([]),
})
