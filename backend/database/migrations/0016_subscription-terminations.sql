CREATE TABLE "subscription_terminations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date,
	"received_at" timestamp with time zone NOT NULL,
	"ended" integer NOT NULL,
	"is_acknowledged" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_terminations" ADD CONSTRAINT "subscription_terminations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_terminations_email" ON "subscription_terminations" USING btree ("email","received_at");