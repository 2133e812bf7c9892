CREATE TABLE "customer_details" (
	"customer_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"mobile" text NOT NULL,
	"street" text NOT NULL,
	"street2" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"company_name" text NOT NULL,
	"organisation_number" text NOT NULL,
	"company_reference" text NOT NULL,
	CONSTRAINT "customer_details_customer_id_country_code_pk" PRIMARY KEY("customer_id","country_code")
);
--> statement-breakpoint
ALTER TABLE "customer_details" ADD CONSTRAINT "customer_details_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;