-- The paid orders that name their customer, oldest first, for the nightly job.
drop index concurrently if exists checkout.orders_to_anonymise;
create index concurrently orders_to_anonymise on checkout.orders (paid_at)
  where paid_at is not null
    and anonymised_at is null;
drop index concurrently if exists checkout.ordered_custom_images;
create index concurrently ordered_custom_images on checkout.order_lines (custom_image_id)
  where custom_image_id is not null;
drop index concurrently if exists checkout.payment_events_by_age;
create index concurrently payment_events_by_age on checkout.payment_events (received_at);
drop index concurrently if exists checkout.revisions_by_email;
create index concurrently revisions_by_email on checkout.order_revisions (lower(customer_email));
