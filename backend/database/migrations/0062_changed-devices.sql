-- The page of a product says whether it is in stock, when it comes in and what deposit it has. A sale that leaves some in stock changes nothing of that.
CREATE TRIGGER changed_stock BEFORE UPDATE OF stock, expected_on, back_order, notifyable, starter_batteries ON products FOR EACH ROW
  WHEN ((OLD.stock > 0) <> (NEW.stock > 0) OR OLD.expected_on IS DISTINCT FROM NEW.expected_on OR OLD.back_order <> NEW.back_order
    OR OLD.notifyable <> NEW.notifyable OR OLD.starter_batteries <> NEW.starter_batteries)
  EXECUTE FUNCTION set_changed_at();
--> statement-breakpoint
-- The pages that list the products: those of listing_entries, and those of devices, `device/7`.
CREATE FUNCTION listings_of_products(ids integer[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT listing FROM listing_entries WHERE product_id = ANY (ids) UNION SELECT 'device/' || device_id FROM product_fits WHERE product_id = ANY (ids)
  )
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_listings_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(listings_of_products(ARRAY(
    SELECT id FROM changed JOIN former USING (id)
      WHERE (changed.discontinued AND changed.stock <= 0 AND changed.successor_id IS NULL)
        <> (former.discontinued AND former.stock <= 0 AND former.successor_id IS NULL)
  )));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_listings_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(listings_of_products(ARRAY(
    SELECT p.id FROM products p JOIN changed ON changed.product_id = p.id WHERE p.discontinued AND p.stock <= 0
  )));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_listings_of_untranslated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(listings_of_products(ARRAY(SELECT product_id FROM changed)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(SELECT 'device/' || device_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_devices_added AFTER INSERT ON product_fits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_devices();
--> statement-breakpoint
CREATE TRIGGER touch_devices_removed AFTER DELETE ON product_fits REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_devices();
