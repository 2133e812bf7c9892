import { texts } from '../../catalogue/naming'
import type { SeedWidget } from '../content-records'

/** The text of the cookie banner and the shop-wide messages of header and footer. */
export const messageWidgets: SeedWidget[] = [
  {
    slug: 'cookie-alert',
    hidden: false,
    content: texts(
      '<p>Vi använder nödvändiga cookies för att butiken ska fungera. Säger du ja använder vi också cookies för statistik och annonser. <a href="@cookies">Läs mer om cookies</a></p>',
      '<p>Vi bruker nødvendige informasjonskapsler for at butikken skal virke. Sier du ja, bruker vi også informasjonskapsler til statistikk og annonser. <a href="@cookies">Les mer om informasjonskapsler</a></p>',
      '<p>Wir verwenden notwendige Cookies. Mit Ihrer Einwilligung, die Sie jederzeit widerrufen können, nutzen wir auch Cookies für Statistik und Werbung. <a href="@cookies">Mehr über Cookies</a> und <a href="@privacy">Datenschutz</a></p>',
      '<p>Vi bruger nødvendige cookies, for at butikken kan virke. Siger du ja, bruger vi også cookies til statistik og annoncer. <a href="@cookies">Læs mere om cookies</a></p>',
    ),
  },
  {
    slug: 'store-message',
    hidden: false,
    content: texts(
      '<p>Fri frakt till ombud från {freeShippingFrom}. <a href="@shipping">Så levererar vi</a></p>',
      '<p>Fri frakt til hentested fra {freeShippingFrom}. <a href="@shipping">Slik leverer vi</a></p>',
      '<p>Pakete versandkostenfrei ab {freeShippingFrom}. <a href="@shipping">So liefern wir</a></p>',
      '<p>Fri fragt til pakkeshop fra {freeShippingFrom} <a href="@shipping">Sådan leverer vi</a></p>',
    ),
  },
  {
    slug: 'store-message-footer',
    hidden: true,
    content: texts(
      '<p>Vi har öppet som vanligt i helgen, men paketen lämnar lagret på måndag.</p>',
      '<p>Nettbutikken er åpen som vanlig i helgen, men pakkene går fra lageret på mandag.</p>',
      '<p>Der Shop ist am Wochenende wie gewohnt geöffnet; die Pakete verlassen das Lager am Montag.</p>',
      '<p>Netbutikken er åben som sædvanligt i weekenden, men pakkerne forlader lageret mandag.</p>',
    ),
  },
]
