-- For the nightly deletion, and for what is stored about an address.
drop index concurrently if exists contact.messages_by_age;
create index concurrently messages_by_age on contact.messages (received_at);
drop index concurrently if exists contact.messages_by_email;
create index concurrently messages_by_email on contact.messages (lower(email));
