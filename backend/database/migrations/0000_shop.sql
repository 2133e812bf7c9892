CREATE TABLE "customer_discounts" (
	"customer_id" integer NOT NULL,
	"discount_category" text NOT NULL,
	"percentage" numeric(5, 2) NOT NULL,
	CONSTRAINT "customer_discounts_customer_id_discount_category_pk" PRIMARY KEY("customer_id","discount_category")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attribute_texts" (
	"attribute_key" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_texts_attribute_key_language_pk" PRIMARY KEY("attribute_key","language")
);
--> statement-breakpoint
CREATE TABLE "attribute_words" (
	"attribute_key" text NOT NULL,
	"value" text NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "attribute_words_attribute_key_value_language_pk" PRIMARY KEY("attribute_key","value","language")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"key" text PRIMARY KEY NOT NULL,
	"unit" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	CONSTRAINT "devices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"product_id" integer NOT NULL,
	"attribute_key" text NOT NULL,
	"number" numeric(14, 4),
	"value" text,
	CONSTRAINT "product_attributes_product_id_attribute_key_pk" PRIMARY KEY("product_id","attribute_key")
);
--> statement-breakpoint
CREATE TABLE "product_fits" (
	"product_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	CONSTRAINT "product_fits_product_id_device_id_pk" PRIMARY KEY("product_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "brand_texts" (
	"brand_id" integer NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "brand_texts_brand_id_language_pk" PRIMARY KEY("brand_id","language")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"manufacturer_name" text NOT NULL,
	"manufacturer_address" text NOT NULL,
	"manufacturer_email" text NOT NULL,
	CONSTRAINT "brands_key_unique" UNIQUE("key"),
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tag_texts" (
	"tag_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "tag_texts_tag_id_language_pk" PRIMARY KEY("tag_id","language")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "tags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"icon" text,
	"show_in_menu" boolean NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"uri" text NOT NULL,
	"hierarchy" text[] NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "category_texts_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"level" text NOT NULL,
	"error" text NOT NULL,
	"stack" text NOT NULL,
	"user_agent" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page_texts" (
	"page_id" integer NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "content_page_texts_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_pages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "search_hints" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"hint" text NOT NULL,
	"url" text NOT NULL,
	"url_title" text NOT NULL,
	CONSTRAINT "search_hints_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "strings" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "strings_language_key_pk" PRIMARY KEY("language","key")
);
--> statement-breakpoint
CREATE TABLE "widgets" (
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"hidden" boolean NOT NULL,
	CONSTRAINT "widgets_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"store_id" integer NOT NULL,
	"code" text NOT NULL,
	"discount_label" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"minimum_spend" numeric(12, 4),
	"percentage_discount" numeric(5, 2),
	"discount_type_percentage" boolean NOT NULL,
	"discount_type_value" integer NOT NULL,
	"fixed_amount" numeric(12, 4),
	"specific_groups" integer[] NOT NULL,
	"excluded_groups" integer[] NOT NULL,
	"specific_discount_categories" text[] NOT NULL,
	"buy_x" integer,
	"get_y" integer,
	"buy_products" integer[] NOT NULL,
	"get_products" integer[] NOT NULL,
	"buy_categories" integer[] NOT NULL,
	"get_categories" integer[] NOT NULL,
	"buy_groups" integer[] NOT NULL,
	"get_groups" integer[] NOT NULL,
	"buy_x_percentage_total" numeric(5, 2),
	"buy_x_increment" boolean NOT NULL,
	"buy_x_interval" integer,
	CONSTRAINT "coupons_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"starts_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" numeric(14, 6) NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_order_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"number" text NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"items_total" numeric(12, 4) NOT NULL,
	"discount_total" numeric(12, 4) NOT NULL,
	"total" numeric(12, 4) NOT NULL,
	"vat_total" numeric(12, 4) NOT NULL,
	"shipping" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"payment_due" date,
	"customer" jsonb NOT NULL,
	"coupons" text[] NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "orders_checkout_order_id_unique" UNIQUE("checkout_order_id"),
	CONSTRAINT "orders_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "listing_entries" (
	"listing" text NOT NULL,
	"product_id" integer NOT NULL,
	"rank" real NOT NULL,
	CONSTRAINT "listing_entries_listing_product_id_pk" PRIMARY KEY("listing","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"main" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "product_tags_product_id_tag_id_pk" PRIMARY KEY("product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"q" integer NOT NULL,
	"p" numeric(12, 4) NOT NULL,
	"o" numeric(12, 4),
	"d" numeric(5, 2),
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accessories" (
	"product_id" integer NOT NULL,
	"accessory_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "accessories_product_id_accessory_id_pk" PRIMARY KEY("product_id","accessory_id")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "product_texts_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"sku_key" text NOT NULL,
	"mpn" text NOT NULL,
	"ean" text NOT NULL,
	"type" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"group_id" integer,
	"variation_attributes" text[] NOT NULL,
	"stock" integer NOT NULL,
	"expected_on" date,
	"back_order" boolean NOT NULL,
	"discontinued" boolean NOT NULL,
	"successor_id" integer,
	"notifyable" boolean NOT NULL,
	"weight_grams" integer NOT NULL,
	"discount_category" text,
	"decoration" text,
	"rank" real NOT NULL,
	"drawing" jsonb NOT NULL,
	"picture_hash" text NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "set_members" (
	"set_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "set_members_set_id_product_id_pk" PRIMARY KEY("set_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"names" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_language_product_id_pk" PRIMARY KEY("language","product_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"last_order_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_discounts" ADD CONSTRAINT "customer_discounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_texts" ADD CONSTRAINT "attribute_texts_attribute_key_attributes_key_fk" FOREIGN KEY ("attribute_key") REFERENCES "public"."attributes"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_words" ADD CONSTRAINT "attribute_words_attribute_key_attributes_key_fk" FOREIGN KEY ("attribute_key") REFERENCES "public"."attributes"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_attribute_key_attributes_key_fk" FOREIGN KEY ("attribute_key") REFERENCES "public"."attributes"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fits" ADD CONSTRAINT "product_fits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fits" ADD CONSTRAINT "product_fits_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_texts" ADD CONSTRAINT "brand_texts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_texts" ADD CONSTRAINT "tag_texts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_page_texts" ADD CONSTRAINT "content_page_texts_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_entries" ADD CONSTRAINT "listing_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_accessory_id_products_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_members" ADD CONSTRAINT "set_members_set_id_products_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_members" ADD CONSTRAINT "set_members_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "devices_model" ON "devices" USING btree ("type","brand","model");--> statement-breakpoint
CREATE INDEX "product_attributes_value" ON "product_attributes" USING btree ("attribute_key","value","number");--> statement-breakpoint
CREATE INDEX "product_fits_device" ON "product_fits" USING btree ("device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_texts_slug" ON "tag_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "category_texts_uri" ON "category_texts" USING btree ("language","uri");--> statement-breakpoint
CREATE UNIQUE INDEX "content_page_texts_path" ON "content_page_texts" USING btree ("language","path");--> statement-breakpoint
CREATE INDEX "search_hints_language" ON "search_hints" USING btree ("language");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email","placed_at");--> statement-breakpoint
CREATE INDEX "listing_entries_rank" ON "listing_entries" USING btree ("listing","rank" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_entries_product" ON "listing_entries" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "prices_product" ON "prices" USING btree ("product_id","store_id","kind","q");--> statement-breakpoint
CREATE INDEX "prices_campaign" ON "prices" USING btree ("store_id","kind","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_texts_slug" ON "product_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "products_sku_key" ON "products" USING btree ("sku_key");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_group" ON "products" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "products_successor" ON "products" USING btree ("successor_id");--> statement-breakpoint
CREATE INDEX "set_members_product" ON "set_members" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document");