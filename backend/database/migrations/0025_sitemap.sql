CREATE TABLE "moved_addresses" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"value" text NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "moved_addresses_kind_language_value_pk" PRIMARY KEY("kind","language","value")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_texts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_texts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "category_texts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_moved_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- TG_ARGV: the kind, the column of the address, the column of the row's id.
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  in_language text := coalesce(after ->> 'language', '');
BEGIN
  DELETE FROM moved_addresses WHERE kind = TG_ARGV[0] AND language = in_language AND value = after ->> TG_ARGV[1];
  INSERT INTO moved_addresses (kind, language, value, row_id)
    VALUES (TG_ARGV[0], in_language, before ->> TG_ARGV[1], (after ->> TG_ARGV[2])::integer)
    ON CONFLICT (kind, language, value) DO UPDATE SET row_id = excluded.row_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE OF sku, mpn, ean, type, brand_id, group_id, variation_attributes, discontinued, successor_id, weight_grams, decoration, subscription_intervals, drawing, picture_hash ON products FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE ON product_texts FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE ON category_texts FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE ON brand_texts FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE ON tag_texts FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE ON devices FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
CREATE TRIGGER moved AFTER UPDATE OF slug ON product_texts FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_moved_address('product', 'slug', 'product_id');
--> statement-breakpoint
CREATE TRIGGER moved AFTER UPDATE OF uri ON category_texts FOR EACH ROW WHEN (OLD.uri IS DISTINCT FROM NEW.uri) EXECUTE FUNCTION keep_moved_address('category', 'uri', 'category_id');
--> statement-breakpoint
CREATE TRIGGER moved AFTER UPDATE OF slug ON brands FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_moved_address('brand', 'slug', 'id');
--> statement-breakpoint
CREATE TRIGGER moved AFTER UPDATE OF slug ON tag_texts FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_moved_address('tag', 'slug', 'tag_id');
--> statement-breakpoint
CREATE TRIGGER moved AFTER UPDATE OF path ON content_page_texts FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION keep_moved_address('page', 'path', 'page_id');
