CREATE TABLE "facet_terms" (
	"id" integer PRIMARY KEY NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"store_id" integer
);
--> statement-breakpoint
CREATE TABLE "listing_terms" (
	"listing" text NOT NULL,
	"term" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_terms_listing_term_pk" PRIMARY KEY("listing","term")
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"terms" integer[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_documents_document";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "popular" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_terms" ADD CONSTRAINT "facet_terms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facet_terms_value" ON "facet_terms" USING btree ("facet","value");--> statement-breakpoint
CREATE INDEX "prices_timed" ON "prices" USING btree ("store_id","product_id") WHERE "prices"."q" = 1 and ("prices"."starts_at" is not null or "prices"."ends_at" is not null);--> statement-breakpoint
CREATE INDEX "products_sold_out" ON "products" USING btree ("id","back_order","discontinued") WHERE "products"."stock" <= 0;--> statement-breakpoint
CREATE INDEX "products_ranking" ON "products" USING btree ("id","rank","discontinued","stock","back_order","sku_key");--> statement-breakpoint
CREATE INDEX "products_rank" ON "products" USING btree ("rank" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "search_documents_sv" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'sv';--> statement-breakpoint
CREATE INDEX "search_documents_no" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'no';--> statement-breakpoint
CREATE INDEX "search_documents_de" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'de';--> statement-breakpoint
CREATE INDEX "search_documents_da" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'da';--> statement-breakpoint
CREATE INDEX "search_documents_popular" ON "search_documents" USING gin ("document") WHERE "search_documents"."popular";