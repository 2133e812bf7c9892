-- Tells what migration 0031 left out: categories, tags and accessories of a product, and the siblings of a product that joins or leaves a group. The
-- listings themselves are rows of listing_entries, which are told already.
CREATE FUNCTION announce_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_product_ids(ARRAY(
    SELECT id FROM products WHERE group_id IN (SELECT group_id FROM changed) LIMIT 101
  ), false);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_moved_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved integer[];
BEGIN
  SELECT array_agg(DISTINCT moves.group_id) INTO moved
    FROM changed JOIN former USING (id), unnest(ARRAY[changed.group_id, former.group_id]) AS moves(group_id)
    WHERE changed.group_id IS DISTINCT FROM former.group_id;
  IF moved IS NOT NULL THEN
    PERFORM announce_product_ids(ARRAY(SELECT id FROM products WHERE group_id = ANY(moved) LIMIT 101), false);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_added_sibling AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_groups();
--> statement-breakpoint
CREATE TRIGGER announce_moved_sibling AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION announce_moved_groups();
--> statement-breakpoint
CREATE TRIGGER announce_removed_sibling AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_groups();
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON product_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON product_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON product_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON accessories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON accessories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON accessories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
