CREATE TABLE "listing_changes" (
	"listing" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The page of a listing changes when a product joins or leaves it. A listing that this transaction has changed has its time already, so a catalogue that is
-- seeded writes each listing once. The rows are written in the sequence of their names, so that two transactions do not wait for each other.
CREATE FUNCTION touch_listing_names(names text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_changes AS known (listing) SELECT DISTINCT name FROM unnest(names) AS name ORDER BY name
    ON CONFLICT (listing) DO UPDATE SET changed_at = excluded.changed_at WHERE known.changed_at < excluded.changed_at;
$$;
--> statement-breakpoint
CREATE FUNCTION touch_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(SELECT DISTINCT listing FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_listings_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(SELECT listing FROM listing_entries WHERE product_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON listing_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_listings();
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON listing_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_listings();
--> statement-breakpoint
-- No listing shows a product that is discontinued and sold out without a successor (catalogue/gone-sql.ts).
CREATE TRIGGER touch_listings AFTER UPDATE OF stock, discontinued, successor_id ON products FOR EACH ROW
  WHEN ((OLD.discontinued AND OLD.stock <= 0 AND OLD.successor_id IS NULL) <> (NEW.discontinued AND NEW.stock <= 0 AND NEW.successor_id IS NULL))
  EXECUTE FUNCTION touch_listings_of_product();
