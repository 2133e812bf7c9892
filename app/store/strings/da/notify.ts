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
}
