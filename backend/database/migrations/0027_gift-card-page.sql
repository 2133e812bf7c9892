-- The page about gift cards, as earlier releases seeded it, says that only unused cards can be withdrawn from. A sentence that the shop has changed stays.
UPDATE "content_page_texts" text SET "content" = replace(text.content, changed.before, changed.after) FROM (VALUES
	('sv',
	'<li>Du har ångerrätt i 14 dagar så länge kortet inte har använts.</li>',
	'<li>Du har ångerrätt i 14 dagar. Har kortet börjat användas får du tillbaka det som är kvar på det.</li>'),
	('no',
	'<li>Du har 14 dagers angrerett så lenge kortet ikke er brukt.</li>',
	'<li>Du har 14 dagers angrerett. Er kortet tatt i bruk, får du tilbake det som står igjen på det.</li>'),
	('de',
	'<li>Sie können den Kauf binnen 14 Tagen widerrufen, solange der Geschenkgutschein nicht eingelöst ist.</li>',
	'<li>Sie können den Kauf binnen 14 Tagen widerrufen. Ist der Gutschein teilweise eingelöst, erstatten wir das Restguthaben.</li>'),
	('da',
	'<li>Du har 14 dages fortrydelsesret, så længe kortet ikke er brugt.</li>',
	'<li>Du har 14 dages fortrydelsesret. Er kortet taget i brug, får du det beløb tilbage, der står på det.</li>')
) changed (language, before, after)
WHERE text.language = changed.language AND text.page_id = (SELECT page.id FROM "content_pages" page WHERE page.key = 'gift-cards');
