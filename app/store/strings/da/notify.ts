import type { notify as sv } from '../sv/notify'

export const notify: Record<keyof typeof sv, string> = {
  'notify.title': 'Få besked, når den er tilbage',
  'notify.email': 'E-mailadresse',
  'notify.send': 'Giv mig besked',
  'notify.sending': 'Dit ønske gemmes …',
  'notify.privacy': 'Vi bruger kun adressen til det, efter at du har bekræftet den, og sletter den, når beskeden er sendt.',
  'notify.thanks.title': 'Næsten færdig',
  'notify.thanks.text':
    'Vi har sendt et link til adressen. Bekræft dér inden for 7 dage. Er det adressen til din konto, er det ikke nødvendigt at bekræfte.',
  'notify.error.available':
    'Varen kan bestilles igen, eller også kommer den ikke tilbage. Genindlæs siden for at se, hvad der gælder.',
  'notify.error.tooMany': 'For mange forsøg. Prøv igen senere.',
  'notify.error.unavailable': 'Vi kunne ikke gemme dit ønske lige nu. Prøv igen om lidt.',
  'notify.end.title': 'Afmeld besked om varer på lager',
  'notify.end.text': 'Vi holder op med at give dig besked om de varer, som du har bedt os holde øje med på denne e-mailadresse.',
  'notify.end.send': 'Afmeld alle',
  'notify.end.done': 'Du er afmeldt og får ikke flere e-mails om varer på lager.',
  'notify.confirm.title': 'Bekræft, at du vil have besked',
  'notify.confirm.text': 'Vi skriver til dig, når varen er på lager igen, og derefter sletter vi adressen.',
  'notify.confirm.send': 'Ja, giv mig besked',
  'notify.confirmed.text': 'Adressen er bekræftet. Vi skriver til dig, når varen er på lager igen.',
  'notify.error.link': 'Linket gælder ikke længere. Bed om besked en gang til.',
  'notify.confirmed.title': 'Du får besked',
}
