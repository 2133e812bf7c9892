CREATE TABLE "living_successors" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"successor_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_gone";--> statement-breakpoint
CREATE INDEX "products_gone" ON "products" USING btree ("id","group_id") WHERE "products"."discontinued" and "products"."stock" <= 0;--> statement-breakpoint
-- Follows the successors of a product to the first that is sold, or that has variations or pack sizes to point on to; null when there is none. A cycle ends it.
CREATE FUNCTION living_successor(of_product integer) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT p.successor_id AS id, ARRAY[p.id] AS passed FROM products p WHERE p.id = of_product
    UNION ALL
    SELECT p.successor_id, passed || p.id FROM chain JOIN products p ON p.id = chain.id
      WHERE p.discontinued AND p.stock <= 0 AND p.id <> ALL (passed)
        AND NOT EXISTS (SELECT FROM products o WHERE o.group_id = p.group_id AND o.id <> p.id)
  )
  SELECT p.id FROM chain JOIN products p ON p.id = chain.id
    WHERE NOT (p.discontinued AND p.stock <= 0) OR EXISTS (SELECT FROM products o WHERE o.group_id = p.group_id AND o.id <> p.id)
$$;
--> statement-breakpoint
-- Renews the row of each product, and of all that lead to it. A row that stays as it is is not written.
CREATE FUNCTION renew_living_successors(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE affected integer[];
BEGIN
  WITH RECURSIVE upstream AS (
    SELECT unnest(ids) AS id UNION SELECT p.id FROM upstream JOIN products p ON p.successor_id = upstream.id
  ) SELECT array_agg(upstream.id ORDER BY upstream.id) INTO affected FROM upstream JOIN products p ON p.id = upstream.id
    WHERE p.successor_id IS NOT NULL OR EXISTS (SELECT FROM living_successors l WHERE l.product_id = p.id);
  DELETE FROM living_successors WHERE product_id = ANY (affected) AND living_successor(product_id) IS NULL;
  INSERT INTO living_successors AS known (product_id, successor_id)
    SELECT id, living_successor(id) FROM unnest(affected) AS id WHERE living_successor(id) IS NOT NULL
    ON CONFLICT (product_id) DO UPDATE SET successor_id = excluded.successor_id WHERE known.successor_id <> excluded.successor_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_successors_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(id) INTO ids FROM changed
    WHERE successor_id IS NOT NULL OR EXISTS (SELECT FROM products p WHERE p.successor_id = changed.id);
  IF ids IS NOT NULL THEN
    PERFORM renew_living_successors(ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_successors_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_living_successors(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER successors_of_added AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_successors_of_added();
--> statement-breakpoint
CREATE TRIGGER successors_of_changed AFTER UPDATE OF stock, discontinued, successor_id, group_id ON products FOR EACH ROW
  WHEN ((OLD.discontinued AND OLD.stock <= 0) <> (NEW.discontinued AND NEW.stock <= 0)
    OR OLD.successor_id IS DISTINCT FROM NEW.successor_id OR OLD.group_id IS DISTINCT FROM NEW.group_id)
  EXECUTE FUNCTION renew_successors_of_changed();
--> statement-breakpoint
CREATE TRIGGER announce_added AFTER INSERT ON living_successors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON living_successors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
CREATE TRIGGER announce_removed AFTER DELETE ON living_successors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_products('product_id', 'listings');
--> statement-breakpoint
-- A product without a living successor leaves its listings (catalogue/gone-sql.ts), and comes back with one.
CREATE FUNCTION touch_listings_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(
    SELECT e.listing FROM listing_entries e JOIN changed ON changed.product_id = e.product_id JOIN products p ON p.id = e.product_id
      WHERE p.discontinued AND p.stock <= 0
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON living_successors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_listings_of_products();
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON living_successors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_listings_of_products();
--> statement-breakpoint
SELECT renew_living_successors(ARRAY(SELECT id FROM products WHERE successor_id IS NOT NULL));
