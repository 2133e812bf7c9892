-- Authorizations of earlier releases were never looked at again; invoices of the shop reserve nothing.
UPDATE "payment_attempts" SET "next_check_at" = now() WHERE "state" = 'authorized' AND "provider" <> 'invoice' AND "next_check_at" IS NULL;
