CREATE TABLE "product_relations" (
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	"percent" numeric(5, 2),
	CONSTRAINT "product_relations_product_id_kind_related_id_pk" PRIMARY KEY("product_id","kind","related_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"order_number" text,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_notifications" (
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_notifications_product_id_store_id_email_pk" PRIMARY KEY("product_id","store_id","email")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "score" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notifications" ADD CONSTRAINT "stock_notifications_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notifications" ADD CONSTRAINT "stock_notifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_relations_related" ON "product_relations" USING btree ("related_id","kind");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","status","written_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("product_id","order_number");