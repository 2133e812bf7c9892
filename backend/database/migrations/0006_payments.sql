CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(12, 4) NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"redirect_url" text,
	"order_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"attempt_id" uuid,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_checkout_order_id_unique";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "payment_events_attempt" ON "payment_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout" ON "orders" USING btree ("checkout_order_id") WHERE "orders"."status" <> 'cancelled';--> statement-breakpoint
-- The numbers of a shop that has orders go on after the highest of any store.
SELECT setval('order_number', greatest((SELECT max("last_order_number") FROM "stores"), 100000));--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "last_order_number";