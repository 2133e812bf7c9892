CREATE TABLE "untranslated_products" (
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "untranslated_products_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE FUNCTION note_untranslated(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM untranslated_products u USING product_texts t
    WHERE u.product_id = ANY (ids) AND t.product_id = u.product_id AND t.language = u.language;
  INSERT INTO untranslated_products (product_id, language)
    SELECT id, s.language FROM (SELECT DISTINCT unnest(ids)) AS named (id) CROSS JOIN (SELECT DISTINCT language FROM stores) AS s
      WHERE NOT EXISTS (SELECT FROM product_texts t WHERE t.product_id = id AND t.language = s.language)
    ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION note_untranslated_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_untranslated(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_untranslated_products();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON product_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_untranslated_products();
--> statement-breakpoint
-- A product without any text, whose listings are written already.
CREATE TRIGGER note_added AFTER INSERT ON listing_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_untranslated_products();
--> statement-breakpoint
CREATE FUNCTION touch_listings_of_untranslated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM touch_listing_names(ARRAY(SELECT DISTINCT e.listing FROM listing_entries e JOIN changed USING (product_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_added AFTER INSERT ON untranslated_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_listings_of_untranslated();
--> statement-breakpoint
CREATE TRIGGER touch_removed AFTER DELETE ON untranslated_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_listings_of_untranslated();
--> statement-breakpoint
SELECT note_untranslated(ARRAY(SELECT id FROM products));
