-- Pack sizes and the capacities of a cell were variations, which cannot be added from a card. Each is now a product of its own: products of
-- one group without variation_attributes are the pack sizes of one article. Ids, slugs, skus and prices stay, so carts, orders and links do.
WITH articles AS (
  SELECT p.id, p.group_id AS former,
    ((SELECT max(group_id) FROM products) + dense_rank() OVER (ORDER BY p.group_id, c.number))::integer AS latter
  FROM products p
  JOIN product_attributes c ON c.product_id = p.id AND c.attribute_key = 'capacity-mah'
  WHERE p.variation_attributes @> '{pack-size,capacity-mah}' AND p.variation_attributes <@ '{pack-size,capacity-mah}'
),
separated AS (
  UPDATE products p SET group_id = a.latter FROM articles a WHERE a.id = p.id
)
-- A coupon for a group stays one for all its products.
UPDATE coupons SET
  specific_groups = specific_groups || ARRAY(SELECT DISTINCT latter FROM articles WHERE former = ANY (specific_groups)),
  excluded_groups = excluded_groups || ARRAY(SELECT DISTINCT latter FROM articles WHERE former = ANY (excluded_groups)),
  buy_groups = buy_groups || ARRAY(SELECT DISTINCT latter FROM articles WHERE former = ANY (buy_groups)),
  get_groups = get_groups || ARRAY(SELECT DISTINCT latter FROM articles WHERE former = ANY (get_groups))
WHERE (specific_groups || excluded_groups || buy_groups || get_groups) && ARRAY(SELECT former FROM articles);
--> statement-breakpoint
UPDATE products SET variation_attributes = '{}', type = CASE type WHEN 2 THEN 1 ELSE type END
WHERE 'pack-size' = ANY (variation_attributes) AND variation_attributes <@ '{pack-size,capacity-mah}';
