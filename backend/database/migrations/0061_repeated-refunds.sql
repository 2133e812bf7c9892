ALTER TABLE "refunds" ADD COLUMN "repeats" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_repeats_refunds_id_fk" FOREIGN KEY ("repeats") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Refunds of earlier releases: the newest refused refund before them, which has the same part of the provider or, where the provider had less left by then, the
-- same whole, and credits the same pieces.
UPDATE "refunds" later SET "repeats" = (
  SELECT refused.id FROM "refunds" refused
    WHERE refused.order_id = later.order_id AND refused.state = 'refused' AND refused.requested_at < later.requested_at
      AND NOT EXISTS (SELECT FROM "returns" WHERE refund_id = refused.id)
      AND (refused.credited IS NULL OR refused.credited = later.credited)
      AND (refused.amount = later.amount OR refused.amount = later.amount + later.gift_card_amount
        OR (refused.credited IS NOT NULL AND refused.lines = later.lines AND refused.gift_card_amount = 0
          AND refused.amount BETWEEN later.amount AND later.amount + later.gift_card_amount))
    ORDER BY refused.requested_at DESC LIMIT 1)
  WHERE NOT EXISTS (SELECT FROM "returns" WHERE refund_id = later.id);
