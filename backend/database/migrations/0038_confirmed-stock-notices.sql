ALTER TABLE "stock_notifications" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "stock_notifications_unconfirmed" ON "stock_notifications" USING btree ("asked_at") WHERE "stock_notifications"."confirmed_at" is null;--> statement-breakpoint
-- Notices that were asked for before stay as they are.
UPDATE "stock_notifications" SET "confirmed_at" = "asked_at";
