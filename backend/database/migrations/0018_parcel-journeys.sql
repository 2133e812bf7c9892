ALTER TABLE "parcels" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "checked_at" timestamp with time zone;