-- Sign-ups that wait for the link in their mail: one row per mail. The address is no subscriber because of them.
create table newsletter.confirmations (
  id integer generated always as identity primary key,
  email text not null check (length(email) between 6 and 254),
  name text check (length(name) <= 100),
  requested_at timestamptz not null
);

create index confirmations_by_email on newsletter.confirmations (lower(email), requested_at);
