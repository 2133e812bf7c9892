ALTER TABLE "product_texts" ADD COLUMN "name_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(case "language"
  when 'sv' then translate(lower("name"), 'åÅäÄæÆöÖøØüÜéÉ', '{{||||}}}}yyee')
  when 'de' then translate(lower(replace("name", 'ß', 'ss')), 'äÄöÖüÜåÅæÆøØéÉ', 'aaoouuaaaaooee')
  else translate(lower("name"), 'æÆäÄøØöÖåÅüÜéÉ', '{{{{||||}}yyee')
end, '(\d+)', '00000000\1', 'g'), '\d*(\d{8})', '\1', 'g')) STORED;
--> statement-breakpoint
-- The banner on each page names the discount of the deal, which the price decides.
CREATE FUNCTION announce_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM deals JOIN changed USING (product_id) WHERE deals.starts_at <= now() AND deals.expires_at > now()) THEN
    PERFORM pg_notify('shop_changes', 'content');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_deal_added AFTER INSERT ON prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_deals();
--> statement-breakpoint
CREATE TRIGGER announce_deal_changed AFTER UPDATE ON prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_deals();
--> statement-breakpoint
CREATE TRIGGER announce_deal_removed AFTER DELETE ON prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_deals();
