TRUNCATE "living_successors";--> statement-breakpoint
ALTER TABLE "living_successors" DROP CONSTRAINT "living_successors_pkey";--> statement-breakpoint
ALTER TABLE "living_successors" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "living_successors" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "living_successors" ADD CONSTRAINT "living_successors_product_id_language_pk" PRIMARY KEY("product_id","language");--> statement-breakpoint
-- Whether a product has a text in a language, and something to sell there or variations or pack sizes to point on to.
CREATE FUNCTION has_living_page(of_product integer, in_language text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM products p JOIN product_texts t ON t.product_id = p.id AND t.language = in_language
      WHERE p.id = of_product AND (NOT (p.discontinued AND p.stock <= 0) OR EXISTS (
        SELECT FROM products o JOIN product_texts u ON u.product_id = o.id AND u.language = in_language
          WHERE o.group_id = p.group_id AND o.id <> p.id
      ))
  )
$$;
--> statement-breakpoint
DROP FUNCTION living_successor(integer);
--> statement-breakpoint
-- Follows the successors of a product to the first whose page in a language is a living one; null when there is none. A cycle ends it.
CREATE FUNCTION living_successor(of_product integer, in_language text) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT p.successor_id AS id, ARRAY[p.id] AS passed FROM products p WHERE p.id = of_product
    UNION ALL
    SELECT p.successor_id, passed || p.id FROM chain JOIN products p ON p.id = chain.id
      WHERE p.id <> ALL (passed) AND NOT has_living_page(p.id, in_language)
  )
  SELECT id FROM chain WHERE has_living_page(id, in_language)
$$;
--> statement-breakpoint
-- Renews the rows of each product, of all that lead to it, and of all that lead to a gone product of its group, which may point on to it.
-- A row that stays as it is is not written.
CREATE OR REPLACE FUNCTION renew_living_successors(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE affected integer[];
BEGIN
  WITH RECURSIVE seeds AS (
    SELECT unnest(ids) AS id
    UNION SELECT o.id FROM products p JOIN products o ON o.group_id = p.group_id
      WHERE p.id = ANY (ids) AND p.group_id IS NOT NULL AND o.discontinued AND o.stock <= 0
  ), upstream AS (
    SELECT id FROM seeds UNION SELECT p.id FROM upstream JOIN products p ON p.successor_id = upstream.id
  ) SELECT array_agg(upstream.id) INTO affected FROM upstream JOIN products p ON p.id = upstream.id
    WHERE p.successor_id IS NOT NULL OR EXISTS (SELECT FROM living_successors l WHERE l.product_id = p.id);
  IF affected IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM living_successors l WHERE l.product_id = ANY (affected) AND (living_successor(l.product_id, l.language) IS NULL
    OR NOT EXISTS (SELECT FROM product_texts t WHERE t.product_id = l.product_id AND t.language = l.language));
  INSERT INTO living_successors AS known (product_id, language, successor_id)
    SELECT product_id, language, living FROM (
      SELECT t.product_id, t.language, living_successor(t.product_id, t.language) AS living
        FROM product_texts t WHERE t.product_id = ANY (affected) ORDER BY t.product_id, t.language
    ) AS found WHERE living IS NOT NULL
    ON CONFLICT (product_id, language) DO UPDATE SET successor_id = excluded.successor_id, changed_at = now()
      WHERE known.successor_id <> excluded.successor_id;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_successors_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_living_successors(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A product that leaves a group may have been the last that a gone one could point on to.
CREATE OR REPLACE FUNCTION renew_successors_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_living_successors(ARRAY(SELECT id FROM products
    WHERE id = NEW.id OR (OLD.group_id IS DISTINCT FROM NEW.group_id AND group_id = OLD.group_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_successors_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_living_successors(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER successors_of_added AFTER INSERT ON product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_successors_of_texts();
--> statement-breakpoint
CREATE TRIGGER successors_of_removed AFTER DELETE ON product_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_successors_of_texts();
--> statement-breakpoint
SELECT renew_living_successors(ARRAY(SELECT id FROM products WHERE successor_id IS NOT NULL));
