-- What staff search. array_to_string is not marked as immutable, because of types whose output has settings; text has
-- none.
create function catalogue.searched_text(name text, tags text[], description text) returns text
language sql immutable parallel safe
return lower(normalize(name || E'\n' || array_to_string(tags, E'\n') || E'\n' || description) collate "nb-x-icu");

alter table catalogue.products
  -- Lower case and normalized: å as one character equals an a with a combining ring.
  add column search_text text collate "C" generated always as (
    catalogue.searched_text(name, tags, description)
  ) stored;
