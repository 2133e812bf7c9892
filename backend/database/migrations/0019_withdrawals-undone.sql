ALTER TABLE "withdrawals" ADD COLUMN "cancels_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "undone_at" timestamp with time zone;