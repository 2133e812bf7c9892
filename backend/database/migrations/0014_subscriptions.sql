CREATE TABLE "subscription_renewals" (
	"subscription_id" uuid NOT NULL,
	"cycle" integer NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"skipped_for" text,
	"price" numeric(14, 6) NOT NULL,
	"freight" numeric(12, 4) NOT NULL,
	"order_id" uuid,
	"charge_attempt_id" uuid,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "subscription_renewals_subscription_id_cycle_pk" PRIMARY KEY("subscription_id","cycle"),
	CONSTRAINT "subscription_renewals_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"interval_months" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"shipping" jsonb,
	"payment" text NOT NULL,
	"price" numeric(14, 6) NOT NULL,
	"anchor_day" integer NOT NULL,
	"next_day" date NOT NULL,
	"next_cycle" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_line" UNIQUE("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_renewals" ADD CONSTRAINT "subscription_renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_renewals" ADD CONSTRAINT "subscription_renewals_charge_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("charge_attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_renewals" ADD CONSTRAINT "subscription_renewals_of" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_renewals_due" ON "subscription_renewals" USING btree ("next_try_at") WHERE "subscription_renewals"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("store_id","next_day") WHERE "subscriptions"."state" = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_email" ON "subscriptions" USING btree ("email");