ALTER TABLE "content_page_texts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE content_page_texts SET changed_at = content_pages.updated_at FROM content_pages WHERE content_pages.id = page_id;
--> statement-breakpoint
CREATE TRIGGER changed BEFORE UPDATE ON content_page_texts FOR EACH ROW EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
-- The page of a product also shows rows of other tables. TG_ARGV: the column of the product's id. Products that this transaction has added or changed have its
-- time already, so a catalogue that is seeded is not written twice. The rows are locked in the sequence of their ids, as orders lock them.
CREATE FUNCTION touch_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[0]) INTO ids;
  ids := ARRAY(SELECT id FROM products WHERE id = ANY(ids) AND changed_at < now() ORDER BY id FOR NO KEY UPDATE);
  IF cardinality(ids) > 0 THEN
    UPDATE products SET changed_at = now() WHERE id = ANY(ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in migration 0031, but a date alone changes no listing.
CREATE OR REPLACE FUNCTION announce_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
DECLARE moved integer[];
DECLARE own text[] := ARRAY['stock', 'score', 'review_count', 'changed_at'];
BEGIN
  SELECT array_agg(id) INTO ids FROM (
    SELECT id FROM changed JOIN former USING (id) WHERE changed IS DISTINCT FROM former LIMIT 101
  ) AS bounded;
  SELECT array_agg(id) INTO moved FROM (
    SELECT id FROM changed JOIN former USING (id) WHERE (to_jsonb(changed) - own) <> (to_jsonb(former) - own)
      OR (changed.stock > 0) <> (former.stock > 0) LIMIT 101
  ) AS bounded;
  PERFORM announce_product_ids(ids, false);
  PERFORM announce_product_ids(moved, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_changed AFTER UPDATE ON prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON product_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_changed AFTER UPDATE ON product_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON product_attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON product_fits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_changed AFTER UPDATE ON product_fits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON product_fits REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('product_id');
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON set_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('set_id');
--> statement-breakpoint
CREATE TRIGGER touch_changed AFTER UPDATE ON set_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('set_id');
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON set_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_products('set_id');
