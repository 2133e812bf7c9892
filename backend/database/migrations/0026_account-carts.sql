CREATE TABLE "account_carts" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_carts" ADD CONSTRAINT "account_carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;