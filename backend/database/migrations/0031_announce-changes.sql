-- Tells what has changed, when the change is committed, as tags of app/commerce/contract/changes.ts on the channel shop_changes (decision 042).
-- PostgreSQL sends the same tag once per transaction. More than 100 products or listings are told as `all`.
CREATE FUNCTION announce_product_ids(ids integer[], in_listings boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE names text[];
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('shop_changes', 'all');
    RETURN;
  END IF;
  PERFORM pg_notify('shop_changes', 'product:' || id) FROM unnest(ids) AS id;
  IF NOT in_listings OR coalesce(cardinality(ids), 0) = 0 THEN
    RETURN;
  END IF;
  PERFORM pg_notify('shop_changes', 'assortment');
  SELECT array_agg(listing) INTO names FROM (
    SELECT DISTINCT listing FROM listing_entries WHERE product_id = ANY(ids) AND listing LIKE 'category/%' LIMIT 101
  ) AS bounded;
  IF cardinality(names) > 100 THEN
    PERFORM pg_notify('shop_changes', 'all');
  ELSE
    PERFORM pg_notify('shop_changes', 'listing:' || name) FROM unnest(names) AS name;
  END IF;
END $$;
--> statement-breakpoint
-- TG_ARGV: the column of the product's id; `listings` where the order or the counts of listings change too.
CREATE FUNCTION announce_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I AS id FROM changed LIMIT 101) AS bounded', TG_ARGV[0]) INTO ids;
  PERFORM announce_product_ids(ids, TG_ARGV[1] = 'listings');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sale that leaves some in stock changes the pages of the product alone.
CREATE FUNCTION announce_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
DECLARE moved integer[];
BEGIN
  SELECT array_agg(id) INTO ids FROM (
    SELECT id FROM changed JOIN former USING (id) WHERE changed IS DISTINCT FROM former LIMIT 101
  ) AS bounded;
  SELECT array_agg(id) INTO moved FROM (
    SELECT id FROM changed JOIN former USING (id) WHERE (to_jsonb(changed) - 'stock' - 'score' - 'review_count') <> (to_jsonb(former) - 'stock' - 'score' - 'review_count')
      OR (changed.stock > 0) <> (former.stock > 0) LIMIT 101
  ) AS bounded;
  PERFORM announce_product_ids(ids, false);
  PERFORM announce_product_ids(moved, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE names text[];
BEGIN
  SELECT array_agg(listing) INTO names FROM (SELECT DISTINCT listing FROM changed LIMIT 101) AS bounded;
  IF cardinality(names) > 100 THEN
    PERFORM pg_notify('shop_changes', 'all');
  ELSIF cardinality(names) > 0 THEN
    PERFORM pg_notify('shop_changes', 'assortment');
    PERFORM pg_notify('shop_changes', 'listing:' || name) FROM unnest(names) AS name WHERE name LIKE 'category/%';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_products();
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON listing_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON listing_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON listing_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_listings();
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON product_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON product_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON product_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON product_attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON product_relations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON product_relations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON product_relations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON set_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('set_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON set_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('set_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON set_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('set_id', '-');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON content_page_texts FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('content');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON widgets FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('content');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON strings FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('content');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON search_hints FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('content');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON deals FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('content');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON devices FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('assortment');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON product_fits FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('assortment');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON category_texts FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON brands FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON brand_texts FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON tags FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON tag_texts FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON attribute_texts FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON attribute_words FOR EACH STATEMENT EXECUTE FUNCTION announce_tag('all');
