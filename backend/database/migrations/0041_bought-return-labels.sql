ALTER TABLE "refunds" ADD COLUMN "label_price" numeric(12, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_labels" ADD COLUMN "price" numeric(12, 4) DEFAULT 0 NOT NULL;