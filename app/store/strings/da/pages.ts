import type { pages as sv } from '../sv/pages'

export const pages: Record<keyof typeof sv, string> = {
  'home.title': 'Batterier, opladere og reservedele',
  'home.description':
    'Find det rigtige batteri efter model, størrelse eller varenummer. Lagervarer sendes inden for én hverdag. Køb på faktura, 14 dages fortrydelsesret.',
  'home.find.title': 'Hvad skal du bruge et batteri til?',
  'home.find.text': 'Vælg dit apparat, eller søg på det, der står på det gamle batteri.',
  'home.find.direct': 'Kender du betegnelsen? Søg direkte',
  'home.find.field': 'Model, størrelse eller varenummer',
  'home.tips': 'Sådan finder du betegnelsen',
  'home.tips.battery': 'Det står på det gamle batteri: CR2032, LR6, BL1850 eller et varenummer.',
  'home.tips.device': 'Mangler batteriet? Modellen står på apparatets typeskilt, ofte på undersiden.',
  'home.tips.car': 'Bilbatteri? Spænding, Ah og mål er afgørende, og også hvilken side pluspolen sidder på.',
  'home.categories': 'Find via kategori',
  'home.offers': 'Tilbud lige nu',
  'home.why': 'Derfor handler du hos os',
  'home.why.fit.title': 'Den rigtige del i første forsøg',
  'home.why.fit.text': 'Spænding, mål og hvilke modeller der passer, står ved hver vare.',
  'home.why.stock.title': 'Du ser, hvad der er på lager',
  'home.why.stock.text':
    'Er varen på lager, sendes den inden for én hverdag. Ved vi, hvornår en udsolgt vare kommer, kan du se det.',
  'home.why.price.title': 'Priser, du kan stole på',
  'home.why.price.text': 'Ved en nedsættelse står den laveste pris de seneste 30 dage ved siden af.',
  'home.why.recycle.title': 'Vi tager os af det gamle',
  'home.why.recycle.text': 'Brugte batterier tager vi tilbage uden beregning.',
  'later.contact': 'Kontakt kundeservice',
  'later.shop': 'Til butikken',
  'myOrderReturn.title': 'Fortryd eller returnér din ordre',
  'myOrderReturn.short': 'Returnér varer',
  'trackOrder.title': 'Følg din pakke',
  'trackOrder.text': 'Skriv ordrenummeret, så ser du, hvor pakken er, og hvornår den forventes.',
  'checkoutFailed.title': 'Købet gik ikke igennem',
  'checkoutFailed.text':
    'Betalingen blev afbrudt eller afvist, så der er ikke afgivet nogen ordre. Din kurv er der stadig, og du kan prøve igen eller vælge en anden betalingsmåde.',
  'checkoutFailed.declined':
    'Betalingen blev afvist. Kurven er der stadig, og der er ikke trukket noget. Prøv igen, eller vælg en anden betalingsmåde.',
  'checkoutFailed.left': 'Betalingen blev afbrudt, før den var færdig. Kurven er der stadig, og der er ikke trukket noget.',
  'checkoutFailed.expired': 'Tiden til betalingen er udløbet. Kurven er der stadig, og der er ikke trukket noget.',
  'checkoutFailed.cancelledTitle': 'Ordren er annulleret',
  'checkoutFailed.cancelled': 'Ordren er annulleret. Er noget betalt eller reserveret, får du det tilbage.',
  'checkoutFailed.checkout': 'Tilbage til kassen',
  'checkoutFailed.cart': 'Se kurven',
}
