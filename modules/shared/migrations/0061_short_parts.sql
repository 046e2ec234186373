-- The pairs of adjacent bytes of a text, then its bytes. An index on them serves searches of one or two letters, which a
-- trigram index cannot find. The cost makes PostgreSQL test other conditions first; above some 200, it would start
-- parallel workers for a few rows.
create function public.short_parts(whole text) returns integer[]
language sql immutable parallel safe cost 100
return (
  select
    array_agg(get_byte(bytes, place) << 8 | get_byte(bytes, place + 1)) filter (where place + 1 < length(bytes))
    || array_agg(get_byte(bytes, place))
  from convert_to(whole, 'UTF8') bytes
  cross join generate_series(0, length(bytes) - 1) place
);
