-- Serve searches of one or two letters, which are the beginning of the first three lines of the text: order number, name
-- and e-mail.
drop index concurrently if exists checkout.orders_by_beginning_of_number;
create index concurrently orders_by_beginning_of_number
  on checkout.orders (split_part(search_text, E'\n', 1) text_pattern_ops)
  where payment = 'paid';
drop index concurrently if exists checkout.orders_by_beginning_of_name;
create index concurrently orders_by_beginning_of_name
  on checkout.orders (split_part(search_text, E'\n', 2) text_pattern_ops)
  where payment = 'paid';
drop index concurrently if exists checkout.orders_by_beginning_of_email;
create index concurrently orders_by_beginning_of_email
  on checkout.orders (split_part(search_text, E'\n', 3) text_pattern_ops)
  where payment = 'paid';
