import { z } from 'zod'

/** GET /pickuppoint/api/pickuppoint/{country}/postalCode/{code}.json */
export const PickupPointsAnswer = z.object({
  pickupPoint: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().min(1),
      visitingAddress: z.string(),
      visitingPostalCode: z.string(),
      visitingCity: z.string(),
      openingHoursNorwegian: z.string().nullish(),
      /** Kilometres as text with a decimal point. */
      distanceInKm: z.coerce.number().nullish(),
    }),
  ),
})

/** GET /tracking/api/v2/tracking.json */
export const TrackingAnswer = z.object({
  consignmentSet: z
    .array(
      z.object({
        packageSet: z
          .array(
            z.object({
              eventSet: z.array(z.object({ status: z.string(), dateIso: z.string(), city: z.string().nullish() })),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
})
