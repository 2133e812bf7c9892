ALTER TABLE "brands" ADD COLUMN "manufacturer_country" text;--> statement-breakpoint
-- The seed wrote the country into the address, in Swedish for every language.
UPDATE "brands" SET "manufacturer_country" = 'SE', "manufacturer_address" = left("manufacturer_address", -length(', Sverige')) WHERE "manufacturer_address" LIKE '%, Sverige';
