ALTER TABLE "refunds" ADD COLUMN "deposits" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "starter_batteries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "products" SET "starter_batteries" = 1 WHERE "id" IN (
  SELECT "product_id" FROM "product_attributes" WHERE "attribute_key" = 'cold-cranking' OR ("attribute_key" = 'terminal' AND "value" = 'mc-bolt')
);--> statement-breakpoint
UPDATE "products" SET "starter_batteries" = of_set."count" FROM (
  SELECT "set_id", sum("quantity")::int AS "count" FROM "set_members" WHERE "product_id" IN (
    SELECT "product_id" FROM "product_attributes" WHERE "attribute_key" = 'cold-cranking' OR ("attribute_key" = 'terminal' AND "value" = 'mc-bolt')
  ) GROUP BY "set_id"
) AS of_set WHERE "products"."id" = of_set."set_id";
