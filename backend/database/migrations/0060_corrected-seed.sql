-- What earlier releases seeded wrongly, in shops that know which rows the seed wrote (decision 073).
-- The part number of an article is its maker's own: not that of the original which it replaces, and not the same for all its pack sizes.
UPDATE products SET mpn = sku
  WHERE mpn <> '' AND EXISTS (SELECT FROM seed_rows WHERE kind = 'picture' AND "row" = products.id::text)
    AND ((brand_id, mpn) IN (SELECT brand_id, mpn FROM products GROUP BY brand_id, mpn HAVING count(*) > 1)
      OR EXISTS (SELECT FROM product_attributes a WHERE a.product_id = products.id AND a.attribute_key IN ('replaces', 'size')
        AND mpn = ANY (string_to_array(a.value, ', '))));
--> statement-breakpoint
INSERT INTO attributes (key, unit, position)
  SELECT key, unit, (SELECT max(position) + 1 FROM attributes) FROM (VALUES ('net-length', 'm'), ('net-volume', 'ml'), ('parts', NULL)) AS added (key, unit)
  WHERE EXISTS (SELECT FROM seed_rows WHERE kind = 'attribute') ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO attribute_texts (attribute_key, language, name)
  SELECT added.* FROM (VALUES
    ('net-length', 'sv', 'Längd'), ('net-length', 'no', 'Lengde'), ('net-length', 'de', 'Länge'), ('net-length', 'da', 'Længde'),
    ('net-volume', 'sv', 'Innehåll'), ('net-volume', 'no', 'Innhold'), ('net-volume', 'de', 'Inhalt'), ('net-volume', 'da', 'Indhold'),
    ('parts', 'sv', 'Antal delar'), ('parts', 'no', 'Antall deler'), ('parts', 'de', 'Anzahl Teile'), ('parts', 'da', 'Antal dele')
  ) AS added (attribute_key, language, name) JOIN attributes a ON a.key = attribute_key ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Goods sold by length or volume have a content, from which the price of 1 m or 1 l follows: those of the seed, and those that it was grown with. A length
-- that the shop has changed stays.
INSERT INTO product_attributes (product_id, attribute_key, number)
  SELECT p.id, a.key, content.number FROM (VALUES
    ('WIRE-50', 'net-length', 50), ('WIRE-150', 'net-length', 150), ('WIRE-250', 'net-length', 250), ('GLU-TAPE', 'net-length', 50), ('GLU-B7', 'net-volume', 15)
  ) AS content (sku, key, number) JOIN products p ON p.sku = content.sku OR p.sku LIKE content.sku || '-%' JOIN attributes a ON a.key = content.key
  WHERE EXISTS (SELECT FROM seed_rows WHERE kind = 'picture' AND "row" = p.id::text)
    AND NOT EXISTS (SELECT FROM product_attributes l WHERE l.product_id = p.id AND l.attribute_key = 'length' AND l.number <> content.number * 1000)
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM product_attributes USING products p, product_attributes content
  WHERE p.id = product_attributes.product_id AND p.sku LIKE 'WIRE-%' AND product_attributes.attribute_key = 'length'
    AND content.product_id = p.id AND content.attribute_key = 'net-length'
    AND EXISTS (SELECT FROM seed_rows WHERE kind = 'picture' AND "row" = p.id::text);
--> statement-breakpoint
-- The parts of a tool kit are no like pieces, so none has a price of its own.
UPDATE product_attributes SET attribute_key = 'parts' FROM products p, attributes a
  WHERE p.id = product_id AND attribute_key = 'pack-size' AND p.sku ~ '^TLK-(16|25|64|PENTA)(-|$)' AND a.key = 'parts'
    AND EXISTS (SELECT FROM seed_rows WHERE kind = 'picture' AND "row" = p.id::text);
--> statement-breakpoint
-- The values of facets are counted again at the next start, where kits were in packs.
DELETE FROM facet_terms WHERE EXISTS (SELECT FROM product_attributes WHERE attribute_key = 'parts');
