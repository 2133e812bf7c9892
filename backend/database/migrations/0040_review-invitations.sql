CREATE TABLE "review_objections" (
	"email" text PRIMARY KEY NOT NULL,
	"objected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_invitation" text;--> statement-breakpoint
CREATE INDEX "orders_to_review" ON "orders" USING btree ("placed_at") WHERE "orders"."review_invitation" = 'allowed';