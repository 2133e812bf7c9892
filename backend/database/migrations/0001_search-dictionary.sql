CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "shop_sv" (TEMPLATE = snowball, LANGUAGE = swedish);--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "shop_no" (TEMPLATE = snowball, LANGUAGE = norwegian);--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "shop_de" (TEMPLATE = snowball, LANGUAGE = german);--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY "shop_da" (TEMPLATE = snowball, LANGUAGE = danish);--> statement-breakpoint
CREATE TABLE "device_names" (
	"key" text NOT NULL,
	"device_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "device_names_key_device_id_pk" PRIMARY KEY("key","device_id")
);
--> statement-breakpoint
CREATE TABLE "search_categories" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"names" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "search_categories_language_category_id_pk" PRIMARY KEY("language","category_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "device_names" ADD CONSTRAINT "device_names_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_categories" ADD CONSTRAINT "search_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("language","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("language","stem");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops) WHERE "search_words"."word" !~ '[0-9]';