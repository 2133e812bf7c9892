import type { notify as sv } from '../sv/notify'

export const notify: Record<keyof typeof sv, string> = {
  'notify.title': 'Få besked, når den er tilbage',
  'notify.text': 'Skriv din e-mailadresse, så sender vi en mail, når varen er på lager igen.',
  'notify.email': 'E-mailadresse',
  'notify.send': 'Giv mig besked',
  'notify.sending': 'Dit ønske gemmes …',
  'notify.privacy': 'Vi bruger kun adressen til det og sletter den, når beskeden er sendt.',
  'notify.thanks.title': 'Du får besked',
  'notify.thanks.text': 'Vi sender dig en mail, når varen er på lager igen.',
  'notify.error.available':
    'Varen kan bestilles igen, eller også kommer den ikke tilbage. Genindlæs siden for at se, hvad der gælder.',
  'notify.error.unavailable': 'Vi kunne ikke gemme dit ønske lige nu. Prøv igen om lidt.',
  'notify.end.title': 'Afslut dine beskeder',
  'notify.end.text': 'Vi holder op med at give dig besked om de varer, som du har bedt os holde øje med på denne e-mailadresse.',
  'notify.end.send': 'Afslut alle beskeder',
  'notify.end.done': 'Dine beskeder er afsluttet. Vi sender dig ikke flere e-mails om dem.',
  'notify.end.error.link': 'Linket er ikke gyldigt. Åbn det igen fra e-mailen, eller kontakt kundeservice.',
  'notify.end.error.unavailable': 'Vi kunne ikke afslutte beskederne lige nu. Prøv igen om lidt.',
}
