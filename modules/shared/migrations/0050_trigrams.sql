-- Trigram indexes serve searches in long lists. Without the extension the shop works, but searches read every row.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or feature_not_supported or undefined_file then
    raise notice 'Searches are slow in long lists until an administrator runs: create extension pg_trgm';
end
$$;
