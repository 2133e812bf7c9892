CREATE TABLE "return_labels" (
	"return_id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"is_mailed_later" boolean NOT NULL,
	"tracking_number" text,
	"write_on" text,
	"qr_text" text,
	"qr_png" text,
	"pdf" text
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "freight" numeric(12, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_labels" ADD CONSTRAINT "return_labels_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;