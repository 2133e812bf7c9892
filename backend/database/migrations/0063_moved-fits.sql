-- A product that fits another device than before changes the pages of both devices.
CREATE FUNCTION touch_moved_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(SELECT 'device/' || device_id FROM changed UNION SELECT 'device/' || device_id FROM former));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_devices_changed AFTER UPDATE ON product_fits REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION touch_moved_devices();
