DROP INDEX "search_documents_popular";--> statement-breakpoint
CREATE INDEX "search_documents_popular_sv" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'sv' and "search_documents"."popular";--> statement-breakpoint
CREATE INDEX "search_documents_popular_no" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'no' and "search_documents"."popular";--> statement-breakpoint
CREATE INDEX "search_documents_popular_de" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'de' and "search_documents"."popular";--> statement-breakpoint
CREATE INDEX "search_documents_popular_da" ON "search_documents" USING gin ("document") WHERE "search_documents"."language" = 'da' and "search_documents"."popular";