ALTER TABLE "order_lines" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_total" numeric(12, 4) DEFAULT 0 NOT NULL;