-- The number of the customer's link to the order's own page. It is signed into the link, so the next one ends it.
alter table checkout.orders add column link integer not null default 1;

-- The secret that signs links to orders. A random UUID has 122 random bits.
create table checkout.link_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into checkout.link_secret default values;
