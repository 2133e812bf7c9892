CREATE TABLE "subscription_payment_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"next_check_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_price_changes" (
	"subscription_id" uuid NOT NULL,
	"announced_on" date NOT NULL,
	"applies_from" date NOT NULL,
	"former_price" numeric(14, 6) NOT NULL,
	"price" numeric(14, 6) NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscription_price_changes_subscription_id_announced_on_pk" PRIMARY KEY("subscription_id","announced_on"),
	CONSTRAINT "announced_in_time" CHECK ("subscription_price_changes"."applies_from" >= "subscription_price_changes"."announced_on" + 30)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "charged_by" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_checked_on" date;--> statement-breakpoint
ALTER TABLE "subscription_payment_changes" ADD CONSTRAINT "subscription_payment_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_price_changes" ADD CONSTRAINT "subscription_price_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_payment_changes_of" ON "subscription_payment_changes" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_payment_changes_due" ON "subscription_payment_changes" USING btree ("next_check_at") WHERE "subscription_payment_changes"."next_check_at" is not null;--> statement-breakpoint
-- The last release stored the price after the codes of the first order, and with each delivery the price of that. Codes are for one purchase, so
-- what they took off is no part of the agreed price; the discount of the customer's profile is.
UPDATE "subscriptions" SET "price" = round("subscriptions"."price" + "by_codes"."amount" / "line"."quantity", 6)
FROM "order_lines" "line", LATERAL (
  SELECT coalesce(sum(("reduction" ->> 'amount')::numeric), 0) AS "amount"
  FROM jsonb_array_elements(CASE jsonb_typeof("line"."item" -> 'reductions') WHEN 'array' THEN "line"."item" -> 'reductions' ELSE '[]' END) "reduction"
  WHERE "reduction" ->> 'code' <> 'CUSTOMERDISCOUNT'
) "by_codes"
WHERE "line"."order_id" = "subscriptions"."order_id" AND "line"."position" = "subscriptions"."position" AND "by_codes"."amount" > 0
  AND NOT EXISTS (
    SELECT FROM "subscription_renewals" "renewal"
    WHERE "renewal"."subscription_id" = "subscriptions"."id" AND "renewal"."order_id" IS NOT NULL
  );--> statement-breakpoint
-- Deliveries that were announced before: their price was mailed, and is the agreed one.
UPDATE "subscriptions" SET "price" = greatest("subscriptions"."price", "renewal"."price") FROM "subscription_renewals" "renewal"
WHERE "renewal"."subscription_id" = "subscriptions"."id" AND "renewal"."state" IN ('announced', 'out-of-stock');--> statement-breakpoint
-- A delivery costs what is agreed, or what was announced at least 30 days before for its day (decision 049).
CREATE FUNCTION refuse_unannounced_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price > (SELECT price FROM subscriptions WHERE id = NEW.subscription_id) AND NOT EXISTS (
    SELECT FROM subscription_price_changes AS announced
    WHERE announced.subscription_id = NEW.subscription_id AND NOT announced.is_settled
      AND announced.price >= NEW.price AND announced.applies_from <= NEW.day
  ) THEN
    RAISE EXCEPTION 'The price of a delivery was not announced' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_cost_what_was_announced BEFORE INSERT OR UPDATE OF price, day ON subscription_renewals
FOR EACH ROW EXECUTE FUNCTION refuse_unannounced_delivery();--> statement-breakpoint
-- The agreed price rises to what was announced for the day of the delivery that is ordered, which can be later than its due day; or when its
-- customer changes the quantity.
CREATE FUNCTION refuse_unannounced_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delivery_day date := coalesce(
    (SELECT day FROM subscription_renewals WHERE subscription_id = NEW.id AND cycle = NEW.next_cycle), NEW.next_day
  );
BEGIN
  IF NOT EXISTS (
    SELECT FROM subscription_price_changes AS announced
    WHERE announced.subscription_id = NEW.id AND NOT announced.is_settled
      AND announced.price >= NEW.price AND announced.applies_from <= delivery_day
  ) THEN
    RAISE EXCEPTION 'The price of a subscription was not announced' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER prices_rise_as_announced BEFORE UPDATE OF price ON subscriptions
FOR EACH ROW WHEN (NEW.price > OLD.price AND NEW.quantity = OLD.quantity) EXECUTE FUNCTION refuse_unannounced_price();
