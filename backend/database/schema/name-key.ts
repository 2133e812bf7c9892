import { sql } from 'drizzle-orm'

/**
 * The key by which names are ordered, byte by byte (collation C), so that the order is that of the language whatever collations the database has: each number
 * counts by its value (its last 8 digits), and letters stand where the language's alphabet has them. Swedish has å, ä, ö after z; Norwegian and Danish æ, ø,
 * å; German sorts umlauts as their letter and ß as ss.
 */
export const nameKey = sql`regexp_replace(regexp_replace(case "language"
  when 'sv' then translate(lower("name"), 'åÅäÄæÆöÖøØüÜéÉ', '{{||||}}}}yyee')
  when 'de' then translate(lower(replace("name", 'ß', 'ss')), 'äÄöÖüÜåÅæÆøØéÉ', 'aaoouuaaaaooee')
  else translate(lower("name"), 'æÆäÄøØöÖåÅüÜéÉ', '{{{{||||}}yyee')
end, '(\\d+)', '00000000\\1', 'g'), '\\d*(\\d{8})', '\\1', 'g')`
