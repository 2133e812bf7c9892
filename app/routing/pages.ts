import type { PageRow } from './page-row'

/** THE table of URLs (spec section 2): a row a page. Routes, `href`, language switch, hreflang and sitemap derive from it. */
export const pages = {
  home: { file: 'routes/home.tsx', path: '' },

  product: { file: 'routes/product.tsx', path: 'artiklar/:slug.html' },
  /** Category and ghost-category listing; `parseListingPath` tells them apart, as a catch-all is legal only last. */
  listing: { file: 'routes/listing.tsx', path: 'artiklar/*' },
  search: {
    file: 'routes/search.tsx',
    path: { sv: 'sokresultat.html', no: 'sokeresultater.html', de: 'suchergebnisse.html', da: 'sogeresultater.html' },
  },
  brand: {
    file: 'routes/brand.tsx',
    path: { sv: 'varumarken/:slug.html', no: 'varumarken/:slug.html', de: 'varumarken/:slug.html', da: 'maerke/:slug' },
  },
  tag: {
    file: 'routes/tag.tsx',
    path: {
      sv: 'produkt-tagg/:slug',
      no: 'produkt-stikkord/:slug',
      de: 'produkt-schlagwort/:slug',
      da: 'produkt-tagg/:slug',
    },
  },
  /** Choose type, brand and model of a device. The query holds the choice. */
  finder: {
    file: 'routes/finder.tsx',
    path: { sv: 'hitta-ratt-batteri', no: 'finn-riktig-batteri', de: 'akku-finder', da: 'find-det-rette-batteri' },
  },
  /** The products that fit a device; the key is the same in every language. */
  device: {
    file: 'routes/device.tsx',
    path: { sv: 'passar-till/:key', no: 'passer-til/:key', de: 'passend-fuer/:key', da: 'passer-til/:key' },
  },

  cart: { file: 'routes/cart.tsx', path: 'cart' },
  checkout: { file: 'routes/checkout.tsx', path: 'checkout/:id?' },
  confirmation: { file: 'routes/confirmation.tsx', path: 'checkout/confirmation/:id?' },
  checkoutFailed: { file: 'routes/checkout-failed.tsx', path: 'checkout/failed/:id?' },
  trackOrder: { file: 'routes/track-order.tsx', path: 'track-order/:id?' },

  /** Takes the forms of the login dialog, and shows a refused one where scripts do not run. */
  login: { file: 'routes/login.tsx', path: 'login' },
  account: { file: 'routes/account.tsx', path: 'my-account' },
  accountOverview: { file: 'routes/account-overview.tsx', path: '', within: 'account' },
  accountOffers: { file: 'routes/account-offers.tsx', path: 'offers', within: 'account' },
  accountOrders: { file: 'routes/account-orders.tsx', path: 'orders', within: 'account' },
  accountReturns: { file: 'routes/account-returns.tsx', path: 'returns', within: 'account' },
  accountSubscriptions: { file: 'routes/account-subscriptions.tsx', path: 'subscriptions', within: 'account' },
  accountProfile: { file: 'routes/account-profile.tsx', path: 'profile/edit', within: 'account' },
  accountOrderReturn: { file: 'routes/account-order-return.tsx', path: 'orders/return/:id?', within: 'account' },
  myOrder: { file: 'routes/my-order.tsx', path: 'my-order/:id?' },
  myOrderReturn: { file: 'routes/my-order-return.tsx', path: 'my-order/return/:id' },

  /** A customer ends a subscription (§ 312k BGB). */
  termination: {
    file: 'routes/termination.tsx',
    path: { sv: 'saga-upp-prenumeration', no: 'si-opp-abonnement', de: 'vertraege-kuendigen', da: 'opsig-abonnement' },
  },
  /** The withdrawal function (Directive 2011/83/EU, article 11a). */
  withdrawal: {
    file: 'routes/withdrawal.tsx',
    path: { sv: 'angra-avtalet', no: 'angre-kjopet', de: 'vertrag-widerrufen', da: 'fortryd-aftale' },
  },

  /** The settings of consent beside necessary cookies (spec section 4, Consent); linked from every footer. */
  cookieSettings: {
    file: 'routes/cookie-settings.tsx',
    path: {
      sv: 'cookieinstallningar',
      no: 'cookie-innstillinger',
      de: 'cookie-einstellungen',
      da: 'cookieindstillinger',
    },
  },

  /** Asks for the newsletter, and confirms it with the link of the mail. */
  newsletter: {
    file: 'routes/newsletter.tsx',
    path: { sv: 'nyhetsbrev', no: 'nyhetsbrev', de: 'newsletter', da: 'nyhedsbrev' },
  },
  /** Confirms or stops a change of a customer's e-mail address, with the link of a mail. */
  emailChange: {
    file: 'routes/email-change.tsx',
    path: { sv: 'byt-epostadress', no: 'bytt-epostadresse', de: 'e-mail-adresse-aendern', da: 'skift-e-mailadresse' },
  },
  pagePreview: { file: 'routes/page-preview.tsx', path: 'page-preview' },
  unsubscribe: { file: 'routes/unsubscribe.tsx', path: 'unsubscribe' },
  content: { file: 'routes/content.tsx', path: '*' },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages
