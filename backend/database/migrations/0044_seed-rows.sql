CREATE TABLE "seed_rows" (
	"kind" text NOT NULL,
	"row" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seed_rows_kind_row_pk" PRIMARY KEY("kind","row")
);
