create schema orders;

-- An order is stored before it can be paid. The contents of an open order may change; each change is a revision,
-- and the payment intent names the revision that it pays.
create table orders.orders (
  id integer generated always as identity primary key,
  order_number text not null unique check (order_number ~ '^RP-[A-Z0-9]{8}$'),
  session_id text not null,
  payment text not null default 'open' check (payment in ('open', 'paid', 'refund_due', 'refunded', 'abandoned')),
  status text not null default 'pending' check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  -- Increases with each change of status or tracking number.
  version integer not null default 1 check (version > 0),
  revision integer not null default 0 check (revision >= 0),
  created_at timestamptz not null default now(),
  -- The time at which the hold expires unless the order is paid.
  held_until timestamptz not null default now(),
  -- The id in checkout.discount_codes; the order counts as one of the code's uses.
  discount_code_id integer,
  -- The client's address, by which payment attempts are limited; null once the order is no longer open.
  client_address text check (length(client_address) <= 64),

  payment_intent_id text unique,
  -- Part of the idempotency key with which the order's intent is created.
  intent_key smallint not null default 1,
  -- The time at which the reconciliation last asked the provider about the order.
  reconcile_attempted_at timestamptz,
  -- Attempts of the reconciliation at the order since its hold was last extended: the more, the longer until the next.
  -- Below zero: the latest attempts failed, and their number is the absolute value.
  reconcile_attempts smallint not null default 0,

  paid_at timestamptz,
  -- The payment method in the provider's terms, once the receipt has asked for it.
  paid_with jsonb,
  -- Øre that the provider charges for the payment; null until the shop has learned it.
  provider_fee integer,
  -- Øre: the sum of its refunds that have not failed, and the sum that disputes withdraw.
  refunded_amount integer check (refunded_amount > 0),
  disputed_amount integer,
  -- Øre that were paid for an order that could not be delivered, and so was no sale: all of it goes back.
  undelivered_amount integer check (undelivered_amount > 0),

  tracking_number text check (length(tracking_number) between 1 and 40),
  -- The number of the customer's link to the order's own page. It is signed into the link, so the next one ends it.
  link integer not null default 1,
  -- When the order's customer was replaced, either because the bookkeeping period was over or on request.
  anonymised_at timestamptz,

  -- Copies of what staff search, sort and sum up, so that an index serves each view. The source is the paid revision,
  -- which never changes, so the copies never become stale. In øre.
  total integer,
  customer_name text collate "nb-x-icu",
  customer_email text,
  -- The rest that the customer entered and ordered: staff search orders by everything that the details show.
  search_details text,
  -- Lower case and normalized: å as one character equals an a with a combining ring. Includes the tracking number with
  -- and without spaces; search_details has both forms of the phone number.
  search_text text collate "C" generated always as (
    lower(
      normalize(
        order_number || E'\n' || customer_name || E'\n' || customer_email || E'\n' || coalesce(search_details, '')
          || E'\n' || coalesce(tracking_number, '') || E'\n' || replace(coalesce(tracking_number, ''), ' ', '')
      ) collate "nb-x-icu"
    )
  ) stored,

  check ((payment in ('paid', 'refund_due', 'refunded')) = (paid_at is not null)),
  check ((payment in ('refund_due', 'refunded')) = (undelivered_amount is not null)),
  check (paid_at is null or search_text is not null and total is not null),
  constraint orders_money_out check (
    coalesce(disputed_amount, 0) >= 0
    and (payment <> 'paid' or coalesce(refunded_amount, 0) <= total)
  )
);

create unique index one_open_order_per_session on orders.orders (session_id) where payment = 'open';
create index open_orders_by_attempt on orders.orders (reconcile_attempted_at nulls first, held_until)
  where payment = 'open';
create index abandoned_orders_by_hold on orders.orders (held_until) where payment = 'abandoned';
-- Serves the count of held uses: orders that await payment.
create index open_orders_by_code on orders.orders (discount_code_id)
  where payment = 'open' and discount_code_id is not null;
-- For the cap on the unpaid holds of a network.
create index open_orders_of_network on orders.orders (client_address) where payment = 'open';

-- Includes the columns of filters and figures, so that these read no rows of orders.
create index paid_orders_by_age on orders.orders (created_at, id)
  include (status, total, refunded_amount, disputed_amount, revision)
  where payment = 'paid';
create index paid_orders_by_total on orders.orders (total, id) include (status, created_at, revision)
  where payment = 'paid';
create index paid_orders_by_name on orders.orders (customer_name, id) include (status, created_at, revision)
  where payment = 'paid';
create index orders_of_status_by_age on orders.orders (status, created_at, id) where payment = 'paid';
-- Serve searches of one or two letters, which are the beginning of the first three lines of the text: order number, name
-- and e-mail.
create index orders_by_beginning_of_number on orders.orders (split_part(search_text, E'\n', 1) text_pattern_ops)
  where payment = 'paid';
create index orders_by_beginning_of_name on orders.orders (split_part(search_text, E'\n', 2) text_pattern_ops)
  where payment = 'paid';
create index orders_by_beginning_of_email on orders.orders (split_part(search_text, E'\n', 3) text_pattern_ops)
  where payment = 'paid';

-- The sales of a period, for the sales journal.
create index orders_by_payment_time on orders.orders (paid_at) where payment = 'paid';
-- Orders of which money went back, for the staff's list of them.
create index refunded_orders_by_age on orders.orders (created_at)
  where payment = 'paid' and (refunded_amount is not null or disputed_amount is not null);
-- The paid orders that name their customer, oldest first, for the nightly job.
create index orders_to_anonymise on orders.orders (paid_at) where paid_at is not null and anonymised_at is null;

create table orders.revisions (
  order_id integer not null references orders.orders,
  revision integer not null check (revision > 0),
  customer_name text not null,
  customer_email text not null,
  first_name text not null,
  last_name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  phone text not null,
  discount_code text,
  discount_code_id integer,
  -- Whether the discount took nothing off custom patches, as its code said at the sale: staff may change the code later,
  -- and a refund follows the sale.
  discount_excludes_custom boolean,
  subtotal integer not null check (subtotal > 0),
  discount integer not null check (discount between 0 and subtotal),
  shipping integer not null check (shipping >= 0),
  total integer not null check (total = subtotal - discount + shipping),
  created_at timestamptz not null default now(),
  primary key (order_id, revision)
);

-- For what is stored about an address.
create index revisions_by_email on orders.revisions (lower(customer_email));

create table orders.lines (
  order_id integer not null,
  revision integer not null,
  item_id integer not null,
  product_id integer not null,
  name text not null,
  image text not null,
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity > 0),
  -- The customer's picture of a line: the id in artwork.pictures.
  custom_image_id uuid,
  check (product_id <> 999999 or quantity >= 10),
  check (custom_image_id is null or product_id = 999999),
  primary key (order_id, revision, item_id),
  foreign key (order_id, revision) references orders.revisions
);

create index ordered_custom_images on orders.lines (custom_image_id) where custom_image_id is not null;
-- Orders with patches of a customer's own picture, for the staff's list of them.
create index custom_lines on orders.lines (order_id, revision) where product_id = 999999;

-- The secret that signs links to orders. A random UUID has 122 random bits.
create table orders.link_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into orders.link_secret default values;

-- An intent pays one revision and is never changed. These were cancelled because a later revision replaced theirs.
-- The provider's later events about them belong to the order, but do not abandon it.
create table orders.replaced_intents (
  payment_intent_id text primary key,
  order_id integer not null references orders.orders
);

create index replaced_intents_of_order on orders.replaced_intents (order_id);
