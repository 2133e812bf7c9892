ALTER TABLE "refunds" ADD COLUMN "credited" jsonb;--> statement-breakpoint
ALTER TABLE "return_labels" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_labels" ADD COLUMN "checked_at" timestamp with time zone;