import { z } from 'zod'

/** GET /location-finder/v1/find-by-address */
export const LocationsAnswer = z.object({
  locations: z.array(
    z.object({
      location: z.object({ ids: z.array(z.object({ locationId: z.string().min(1), provider: z.string() })).min(1) }),
      name: z.string().min(1),
      /** Metres. */
      distance: z.number().nullish(),
      place: z.object({
        address: z.object({ postalCode: z.string(), addressLocality: z.string(), streetAddress: z.string() }),
      }),
      openingHours: z.array(z.object({ opens: z.string(), closes: z.string(), dayOfWeek: z.string() })).nullish(),
    }),
  ),
})

/** GET /track/shipments */
export const TrackingAnswer = z.object({
  shipments: z.array(
    z.object({
      events: z
        .array(
          z.object({
            timestamp: z.string(),
            statusCode: z.string().nullish(),
            location: z.object({ address: z.object({ addressLocality: z.string().nullish() }).nullish() }).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
})
