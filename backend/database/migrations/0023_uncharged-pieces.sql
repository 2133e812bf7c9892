ALTER TABLE "refunds" ADD COLUMN "is_uncharged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "uncharged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Pieces of earlier releases: withdrawn from while a payment was authorized and nothing was taken, in whose place no credit note was issued later.
UPDATE "order_lines" line SET "uncharged" = withdrawn.pieces FROM (
	SELECT event.order_id, (piece->>'position')::integer AS position, sum((piece->>'quantity')::integer) AS pieces
	FROM "order_events" event CROSS JOIN LATERAL jsonb_array_elements(event.detail->'lines') piece
	WHERE event.type = 'pieces-withdrawn'
		AND EXISTS (SELECT FROM "payment_attempts" attempt WHERE attempt.order_id = event.order_id
			AND attempt.state IN ('authorized', 'captured', 'refund-due', 'refunded'))
		AND NOT EXISTS (SELECT FROM "order_events" taken WHERE taken.order_id = event.order_id AND taken.id < event.id
			AND (taken.type = 'payment-captured' OR (taken.type = 'paid' AND (taken.actor = 'staff' OR taken.detail->>'state' = 'captured'))))
		AND NOT EXISTS (SELECT FROM "order_events" excess WHERE excess.order_id = event.order_id AND excess.actor = 'shop'
			AND excess.type = 'refund-requested' AND excess.detail->>'reason' = 'withdrawn before dispatch')
	GROUP BY 1, 2
) withdrawn WHERE line.order_id = withdrawn.order_id AND line.position = withdrawn.position;--> statement-breakpoint
-- The part of them that gift cards had paid.
UPDATE "refunds" refund SET "is_uncharged" = true FROM "order_events" event, "order_lines" line
WHERE refund.attempt_id IS NULL AND event.order_id = refund.order_id AND event.type = 'pieces-withdrawn'
	AND refund.reason = 'withdrawal ' || (event.detail->>'withdrawal')
	AND line.order_id = event.order_id AND line.uncharged > 0
	AND line.position = (event.detail->'lines'->0->>'position')::integer
	AND NOT EXISTS (SELECT FROM "order_events" taken WHERE taken.order_id = event.order_id AND taken.id < event.id
		AND (taken.type = 'payment-captured' OR (taken.type = 'paid' AND (taken.actor = 'staff' OR taken.detail->>'state' = 'captured'))));
