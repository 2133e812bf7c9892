import { z } from 'zod'

const Ok = z.object({ status: z.literal('OK') })

/** GET /DAOPakkeshop/FindPakkeshop.php */
export const ParcelShopsAnswer = Ok.extend({
  resultat: z.object({
    pakkeshops: z.array(
      z.object({
        shopId: z.coerce.string().min(1),
        navn: z.string().min(1),
        adresse: z.string(),
        postnr: z.coerce.string(),
        bynavn: z.string(),
        /** Kilometres. */
        afstand: z.coerce.number(),
        /** By Danish day; `08:00 - 22:00`. */
        aabningstider: z.record(z.string(), z.string()).nullish(),
      }),
    ),
  }),
})

/** GET /TrackNTrace_v2.php */
export const TrackingAnswer = Ok.extend({
  resultat: z.object({
    haendelser: z.array(z.object({ tidspunkt: z.string(), haendelse: z.coerce.string(), sted: z.string().nullish() })),
  }),
})
/** Errors have status 200: DAO tells them in the body. */
export const Refused = z.object({ status: z.literal('FEJL'), fejlkode: z.coerce.string() })
