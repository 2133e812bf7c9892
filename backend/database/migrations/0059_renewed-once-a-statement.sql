-- Once a row took 1.0 to 1.9 s for 1,000 products that one statement discontinues, of 100,000 (decision 099).
DROP TRIGGER successors_of_changed ON products;
--> statement-breakpoint
DROP TRIGGER touch_listings ON products;
--> statement-breakpoint
DROP FUNCTION touch_listings_of_product();
--> statement-breakpoint
-- A product that leaves a group may have been the last that a gone one could point on to.
CREATE OR REPLACE FUNCTION renew_successors_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  WITH moved AS (
    SELECT id, former.group_id AS left_group, changed.group_id IS DISTINCT FROM former.group_id AS has_left FROM changed JOIN former USING (id)
      WHERE (changed.discontinued AND changed.stock <= 0) <> (former.discontinued AND former.stock <= 0)
        OR changed.successor_id IS DISTINCT FROM former.successor_id OR changed.group_id IS DISTINCT FROM former.group_id
  ) SELECT array_agg(id) INTO ids FROM (
    SELECT id FROM moved UNION SELECT p.id FROM moved JOIN products p ON p.group_id = moved.left_group WHERE has_left
  ) AS renewed;
  IF ids IS NOT NULL THEN
    PERFORM renew_living_successors(ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER successors_of_changed AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION renew_successors_of_changed();
--> statement-breakpoint
-- No listing shows a product that is discontinued and sold out without a successor (catalogue/gone-sql.ts).
CREATE FUNCTION touch_listings_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(
    SELECT DISTINCT e.listing FROM changed JOIN former USING (id) JOIN listing_entries e ON e.product_id = id
      WHERE (changed.discontinued AND changed.stock <= 0 AND changed.successor_id IS NULL)
        <> (former.discontinued AND former.stock <= 0 AND former.successor_id IS NULL)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_listings AFTER UPDATE ON products REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION touch_listings_of_changed();
