ALTER TABLE "refunds" ADD COLUMN "credit_note" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "credit_notes_of_order" UNIQUE("order_id","credit_note");--> statement-breakpoint
-- Credit notes of earlier releases keep their numbers, which counted all refunds in the sequence in which they were asked for.
UPDATE "refunds" refund SET "credit_note" = counted.number FROM (
	SELECT id, row_number() OVER (PARTITION BY order_id ORDER BY requested_at, id) AS number FROM "refunds"
) counted WHERE counted.id = refund.id AND refund.state = 'done' AND NOT refund.is_uncharged;
