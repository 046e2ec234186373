-- Staff search orders by everything that the details show. This copy has what the customer entered and ordered; its
-- source is the paid revision, which never changes.
alter table checkout.orders
  add column search_details text;

update checkout.orders o
set search_details = concat_ws(
  E'\n',
  r.first_name || ' ' || r.last_name,
  r.address || ' ' || r.postal_code || ' ' || r.city,
  r.phone,
  regexp_replace(r.phone, '[^0-9]', '', 'g'),
  (
    select string_agg(l.name, E'\n' order by l.item_id)
    from checkout.order_lines l
    where l.order_id = r.order_id
      and l.revision = r.revision
  )
)
from checkout.order_revisions r
where r.order_id = o.id
  and r.revision = o.revision
  and o.paid_at is not null;

alter table checkout.orders
  drop column search_text;

alter table checkout.orders
  -- Lower case and normalized: å as one character equals an a with a combining ring. Includes the tracking number with
  -- and without spaces; search_details has both forms of the phone number.
  add column search_text text collate "C" generated always as (
    lower(
      normalize(
        order_number || E'\n' || customer_name || E'\n' || customer_email || E'\n' || coalesce(search_details, '')
          || E'\n' || coalesce(tracking_number, '') || E'\n' || replace(coalesce(tracking_number, ''), ' ', '')
      ) collate "nb-x-icu"
    )
  ) stored,
  add check (paid_at is null or search_text is not null and total is not null);
