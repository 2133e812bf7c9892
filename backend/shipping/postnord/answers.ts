import { z } from 'zod'

/** GET /rest/businesslocation/v5/servicepoints/nearest/byaddress */
export const ServicePointsAnswer = z.object({
  servicePointInformationResponse: z.object({
    servicePoints: z
      .array(
        z.object({
          servicePointId: z.string().min(1),
          name: z.string().min(1),
          routeDistance: z.number().nullish(),
          visitingAddress: z.object({
            streetName: z.string().nullish(),
            streetNumber: z.string().nullish(),
            postalCode: z.string(),
            city: z.string(),
          }),
          openingHours: z
            .object({
              postalServices: z.array(z.object({ openDay: z.string(), openTime: z.string(), closeTime: z.string() })).nullish(),
            })
            .nullish(),
        }),
      )
      .nullish(),
  }),
})

/** GET /rest/shipment/v5/trackandtrace/findByIdentifier.json */
export const TrackingAnswer = z.object({
  TrackingInformationResponse: z.object({
    shipments: z
      .array(
        z.object({
          items: z.array(
            z.object({
              events: z.array(
                z.object({
                  eventTime: z.string(),
                  status: z.string(),
                  location: z.object({ city: z.string().nullish(), displayName: z.string().nullish() }).nullish(),
                }),
              ),
            }),
          ),
        }),
      )
      .nullish(),
  }),
})
