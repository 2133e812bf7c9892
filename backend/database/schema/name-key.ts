import { sql } from 'drizzle-orm'

/**
 * The sort key of names, compared byte by byte (collation C): the order of the language does not depend on the collations of the database. Numbers sort by
 * value (last 8 digits), letters by the alphabet of the language: å, ä, ö after z in Swedish; æ, ø, å in Norwegian and Danish; in German umlauts as
 * their letter and ß as ss.
 */
export const nameKey = sql`regexp_replace(regexp_replace(case "language"
  when 'sv' then translate(lower("name"), 'åÅäÄæÆöÖøØüÜéÉ', '{{||||}}}}yyee')
  when 'de' then translate(lower(replace("name", 'ß', 'ss')), 'äÄöÖüÜåÅæÆøØéÉ', 'aaoouuaaaaooee')
  else translate(lower("name"), 'æÆäÄøØöÖåÅüÜéÉ', '{{{{||||}}yyee')
end, '(\\d+)', '00000000\\1', 'g'), '\\d*(\\d{8})', '\\1', 'g')`
