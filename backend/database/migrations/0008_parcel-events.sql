CREATE TABLE "parcel_events" (
	"carrier" text NOT NULL,
	"event_id" text NOT NULL,
	"tracking_number" text NOT NULL,
	"code" text NOT NULL,
	"place" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_events_carrier_event_id_pk" PRIMARY KEY("carrier","event_id")
);
--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("carrier","tracking_number");