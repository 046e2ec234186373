-- Written by `npm run schema` for reference; only the migrations are executed.

CREATE OR REPLACE FUNCTION catalogue.address_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.image := '/patches/' || new.id || '-' || case
    when new.photo_hash is null then
      substr(md5((select version from catalogue.renderer)::text || new.name || new.recipe::text), 1, 10) || '.svg'
    else substr(new.photo_hash, 1, 10) || '.webp'
  end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION catalogue.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION catalogue.announce_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform catalogue.notify_changed((select string_agg(id::text, ',') from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION catalogue.announce_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  not_in_snapshots constant text[] := array['stock', 'version', 'changed_by', 'changed_at'];
  edited text;
  units text;
begin
  select
    string_agg(a.id::text, ',') filter (
      where to_jsonb(a) - not_in_snapshots is distinct from to_jsonb(b) - not_in_snapshots
    ),
    string_agg(a.id || ':' || a.stock, ',') filter (where a.stock <> b.stock)
  into edited, units
  from before b
  join after a on a.id = b.id;
  if length(units) > 7000 then
    perform pg_notify('catalogue_changed', '');
    return null;
  end if;
  perform catalogue.notify_changed(edited);
  if units is not null then
    perform pg_notify('stock_changed', units);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION catalogue.notify_changed(ids text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('catalogue_changed', case when length(ids) > 7000 then '' else ids end)
  where ids is not null
$function$;

CREATE OR REPLACE FUNCTION catalogue.searched_text(name text, tags text[], description text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower((NORMALIZE(((((name || '
'::text) || array_to_string(tags, '
'::text)) || '
'::text) || description)) COLLATE "nb-x-icu"));

CREATE OR REPLACE FUNCTION log.delete_expired_actions(oldest_kept timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with expired as (
    delete from log.staff_actions
    where id in (
      select id
      from log.staff_actions
      where at < least(oldest_kept, now() - 365 * interval '24 hours')
      limit most
    )
    returning id
  )
  select count(*)::integer from expired
$function$;

CREATE OR REPLACE FUNCTION log.erase_tracking(orders integer[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  update log.staff_actions
  set before = null,
      after = null
  where kind = 'order'
    and event = 'tracking'
    and subject_id = any(orders)
$function$;

CREATE OR REPLACE FUNCTION payments.number_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  next integer;
begin
  update payments.document_series
  set last = last + 1
  where kind = new.kind
  returning last into strict next;
  update payments.documents
  set number = next
  where id = new.id;
  return null;
end
$function$;

create table admin.devices (
  id text not null,
  staff_id text not null,
  signed_in_at timestamp with time zone not null,
  constraint devices_pkey PRIMARY KEY (id),
  constraint devices_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES admin.staff(id) ON DELETE CASCADE
);
CREATE INDEX devices_of_staff ON admin.devices USING btree (staff_id);

create table admin.logins (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  username text not null,
  address text not null,
  device_id text,
  outcome text not null,
  constraint logins_pkey PRIMARY KEY (id),
  constraint logins_address_check CHECK ((length(address) <= 60)),
  constraint logins_outcome_check CHECK ((outcome = ANY (ARRAY['under_way'::text, 'refused'::text, 'signed_in'::text, 'password_changed'::text]))),
  constraint logins_username_check CHECK ((length(username) <= 120))
);
CREATE INDEX logins_by_address ON admin.logins USING btree (address, at);
CREATE INDEX logins_by_name ON admin.logins USING btree (username, at);
CREATE INDEX logins_by_time ON admin.logins USING btree (at);

create table admin.sessions (
  id text not null,
  staff_id text not null,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES admin.staff(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_expiry ON admin.sessions USING btree (expires_at);
CREATE INDEX sessions_of_staff ON admin.sessions USING btree (staff_id);

create table admin.staff (
  id text not null,
  username text not null,
  password_hash text not null,
  created_at timestamp with time zone not null default now(),
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_username_check CHECK (((length(username) >= 3) AND (length(username) <= 60)))
);
CREATE UNIQUE INDEX staff_by_username ON admin.staff USING btree (username);

create table artwork.pictures (
  id uuid not null,
  session_id text not null,
  hash text not null,
  form text not null,
  width integer not null,
  height integer not null,
  used_at timestamp with time zone not null,
  is_ordered boolean not null default false,
  design jsonb,
  original_id uuid,
  is_made boolean not null default false,
  origin_session text,
  constraint pictures_session_id_hash_key UNIQUE (session_id, hash),
  constraint pictures_pkey PRIMARY KEY (id),
  constraint pictures_original_id_fkey FOREIGN KEY (original_id) REFERENCES artwork.pictures(id),
  constraint origin_session_length CHECK (((length(origin_session) >= 15) AND (length(origin_session) <= 128))),
  constraint originals_of_designs CHECK (((design IS NOT NULL) OR (original_id IS NULL))),
  constraint pictures_form_check CHECK ((form = ANY (ARRAY['png'::text, 'jpg'::text]))),
  constraint pictures_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint pictures_height_check CHECK ((height > 0)),
  constraint pictures_session_id_check CHECK (((length(session_id) >= 15) AND (length(session_id) <= 128))),
  constraint pictures_width_check CHECK ((width > 0))
);
CREATE INDEX designs_by_original ON artwork.pictures USING btree (original_id) WHERE (original_id IS NOT NULL);
CREATE INDEX pictures_by_hash ON artwork.pictures USING btree (hash);
CREATE INDEX pictures_by_origin ON artwork.pictures USING btree (origin_session) WHERE (origin_session IS NOT NULL);
CREATE INDEX unordered_pictures_by_use ON artwork.pictures USING btree (used_at) WHERE (NOT is_ordered);

create table cart.lines (
  session_id text not null,
  id integer not null,
  product_id integer not null,
  custom_image_id uuid,
  quantity integer not null,
  added_at timestamp with time zone not null default now(),
  constraint lines_pkey PRIMARY KEY (session_id, id),
  constraint lines_custom_image_id_fkey FOREIGN KEY (custom_image_id) REFERENCES artwork.pictures(id),
  constraint lines_check CHECK (((id = product_id) OR ((product_id = 999999) AND (id > 999999)))),
  constraint lines_check1 CHECK (((product_id <> 999999) OR (quantity >= 10))),
  constraint lines_check2 CHECK (((custom_image_id IS NULL) OR (product_id = 999999))),
  constraint lines_id_check CHECK ((id > 0)),
  constraint lines_product_id_check CHECK ((product_id > 0)),
  constraint lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000))),
  constraint lines_session_id_check CHECK (((length(session_id) >= 15) AND (length(session_id) <= 128)))
);
CREATE INDEX lines_by_age ON cart.lines USING btree (added_at);
CREATE INDEX lines_by_custom_image ON cart.lines USING btree (custom_image_id) WHERE (custom_image_id IS NOT NULL);
CREATE UNIQUE INDEX one_line_per_custom_image ON cart.lines USING btree (session_id, custom_image_id);

create table catalogue.categories (
  id integer not null generated always as identity,
  name text not null,
  constraint categories_name_key UNIQUE (name),
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);

create table catalogue.products (
  id integer not null,
  category_id integer not null,
  name text not null,
  description text not null,
  price_ore integer not null,
  tags text[] not null default '{}'::text[],
  rating numeric(2,1) not null,
  review_count integer not null,
  stock integer not null,
  is_new boolean not null default false,
  is_popular boolean not null default false,
  is_glow_in_dark boolean not null default false,
  is_hidden boolean not null default false,
  recipe jsonb,
  photo_hash text,
  photo_colour text,
  image text not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  changed_by text,
  changed_at timestamp with time zone,
  search_text text default catalogue.searched_text(name, tags, description),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES catalogue.categories(id),
  constraint products_check CHECK ((num_nonnulls(recipe, photo_hash) = 1)),
  constraint products_check1 CHECK (((photo_hash IS NULL) = (photo_colour IS NULL))),
  constraint products_description_check CHECK ((length(description) <= 1000)),
  constraint products_id_check CHECK (((id >= 1) AND (id <= 999998))),
  constraint products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint products_photo_colour_check CHECK ((photo_colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint products_photo_hash_check CHECK ((photo_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint products_price_ore_check CHECK ((price_ore > 0)),
  constraint products_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
  constraint products_review_count_check CHECK ((review_count >= 0)),
  constraint products_stock_check CHECK ((stock >= 0)),
  constraint products_version_check CHECK ((version >= 1))
);
CREATE INDEX hidden_products ON catalogue.products USING btree (id) WHERE is_hidden;
CREATE INDEX products_of_category ON catalogue.products USING btree (category_id);
CREATE TRIGGER picture_addressed BEFORE INSERT OR UPDATE OF name, recipe, photo_hash ON catalogue.products FOR EACH ROW EXECUTE FUNCTION catalogue.address_picture();
CREATE TRIGGER products_added AFTER INSERT ON catalogue.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue.announce_rows();
CREATE TRIGGER products_added_or_removed AFTER TRUNCATE ON catalogue.products FOR EACH STATEMENT EXECUTE FUNCTION catalogue.announce_change();
CREATE TRIGGER products_removed AFTER DELETE ON catalogue.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue.announce_rows();
CREATE TRIGGER products_updated AFTER UPDATE ON catalogue.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalogue.announce_update();

create table catalogue.renderer (
  is_only boolean not null default true,
  version integer not null,
  constraint renderer_pkey PRIMARY KEY (is_only),
  constraint renderer_is_only_check CHECK (is_only)
);

create table checkout.discount_codes (
  id integer not null generated always as identity,
  code text not null,
  description text,
  type text not null,
  value integer not null,
  minimum_amount integer not null default 0,
  max_uses integer,
  current_uses integer not null default 0,
  valid_until date,
  exclude_custom_patches boolean not null default false,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  version integer not null default 1,
  changed_by text,
  changed_at timestamp with time zone,
  constraint discount_codes_pkey PRIMARY KEY (id),
  constraint discount_codes_check CHECK (((value > 0) AND ((type <> 'percentage'::text) OR (value <= 100)))),
  constraint discount_codes_code_check CHECK (((code = upper(code)) AND ((length(code) >= 1) AND (length(code) <= 40)))),
  constraint discount_codes_current_uses_check CHECK ((current_uses >= 0)),
  constraint discount_codes_description_check CHECK ((length(description) <= 200)),
  constraint discount_codes_max_uses_check CHECK ((max_uses > 0)),
  constraint discount_codes_minimum_amount_check CHECK ((minimum_amount >= 0)),
  constraint discount_codes_type_check CHECK ((type = ANY (ARRAY['percentage'::text, 'fixed'::text, 'buy_x_get_y'::text]))),
  constraint discount_codes_version_check CHECK ((version >= 1))
);
CREATE UNIQUE INDEX discount_codes_by_code ON checkout.discount_codes USING btree (code) WHERE (deleted_at IS NULL);

create table checkout.failed_payments (
  event_id text not null,
  session_id text not null,
  client_address text,
  failed_at timestamp with time zone not null,
  constraint failed_payments_pkey PRIMARY KEY (event_id)
);
CREATE INDEX failed_payments_by_age ON checkout.failed_payments USING btree (failed_at);
CREATE INDEX failed_payments_of_address ON checkout.failed_payments USING btree (client_address, failed_at);
CREATE INDEX failed_payments_of_session ON checkout.failed_payments USING btree (session_id, failed_at);

create table checkout.holds (
  order_id integer not null,
  product_id integer not null,
  quantity integer not null,
  constraint holds_pkey PRIMARY KEY (order_id, product_id),
  constraint holds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint holds_product_id_check CHECK ((product_id > 0)),
  constraint holds_quantity_check CHECK ((quantity > 0))
);
CREATE INDEX holds_of_product ON checkout.holds USING btree (product_id);

create table checkout.intent_cursor (
  is_only boolean not null default true,
  payment_intent_id text not null,
  constraint intent_cursor_pkey PRIMARY KEY (is_only),
  constraint intent_cursor_is_only_check CHECK (is_only)
);

create table checkout.paid_networks (
  client_address text not null,
  paid_at timestamp with time zone not null
);
CREATE INDEX paid_networks_by_age ON checkout.paid_networks USING btree (paid_at);
CREATE INDEX paid_networks_of_address ON checkout.paid_networks USING btree (client_address, paid_at);

create table contact.messages (
  id integer not null generated always as identity,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  received_at timestamp with time zone not null default now(),
  constraint messages_pkey PRIMARY KEY (id)
);
CREATE INDEX messages_by_age ON contact.messages USING btree (received_at);
CREATE INDEX messages_by_email ON contact.messages USING btree (lower(email));

create table contact.withdrawals (
  id integer not null generated always as identity,
  name text not null,
  email text not null,
  goods text not null,
  order_number text,
  received text,
  address text,
  received_at timestamp with time zone not null,
  is_of_order boolean not null default false,
  has_receipt boolean not null default true,
  constraint withdrawals_pkey PRIMARY KEY (id)
);
CREATE INDEX withdrawals_by_age ON contact.withdrawals USING btree (received_at);
CREATE INDEX withdrawals_by_email ON contact.withdrawals USING btree (lower(email));

create table events.events (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  order_id integer,
  product_id integer,
  data jsonb not null default '{}'::jsonb,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_kind_check CHECK ((kind ~ '^[a-z_]{1,30}$'::text))
);
CREATE INDEX events_by_age ON events.events USING btree (at);
CREATE INDEX events_of_order ON events.events USING btree (order_id, id DESC) WHERE (order_id IS NOT NULL);

create table idempotency_keys (
  operation text not null,
  key text not null,
  request text not null,
  answer integer,
  used_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (operation, key)
);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (used_at);

create table log.staff_actions (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  administrator text not null,
  kind text not null,
  subject_id integer,
  subject text not null,
  event text not null,
  before jsonb,
  after jsonb,
  search_text text default lower((NORMALIZE(((((((administrator || '
'::text) || subject) || '
'::text) || COALESCE((before)::text, ''::text)) || '
'::text) || COALESCE((after)::text, ''::text))) COLLATE "nb-x-icu")),
  constraint staff_actions_pkey PRIMARY KEY (id),
  constraint staff_actions_administrator_check CHECK ((length(administrator) <= 120)),
  constraint staff_actions_event_check CHECK ((event ~ '^[a-z_]{1,30}$'::text)),
  constraint staff_actions_kind_check CHECK ((kind ~ '^[a-z_]{1,30}$'::text)),
  constraint staff_actions_subject_check CHECK ((length(subject) <= 200))
);
CREATE INDEX staff_actions_by_beginning_of_administrator ON log.staff_actions USING btree (split_part(search_text, '
'::text, 1) text_pattern_ops);
CREATE INDEX staff_actions_by_beginning_of_subject ON log.staff_actions USING btree (split_part(search_text, '
'::text, 2) text_pattern_ops);
CREATE INDEX staff_actions_by_text ON log.staff_actions USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE INDEX staff_actions_by_time ON log.staff_actions USING btree (at DESC, id DESC);
CREATE INDEX staff_actions_of_administrator ON log.staff_actions USING btree (administrator, at DESC, id DESC);
CREATE INDEX staff_actions_of_subject ON log.staff_actions USING btree (kind, subject_id, at DESC, id DESC);

create table migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (number)
);

create table newsletter.campaign_mails (
  campaign_id integer not null,
  subscriber_id integer not null,
  state text not null default 'queued'::text,
  due_at timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  began_at timestamp with time zone,
  sent_at timestamp with time zone,
  is_forgiven boolean not null default false,
  reason text,
  constraint campaign_mails_pkey PRIMARY KEY (campaign_id, subscriber_id),
  constraint campaign_mails_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES newsletter.campaigns(id),
  constraint campaign_mails_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter.subscribers(id),
  constraint campaign_mails_reason_check CHECK ((reason = ANY (ARRAY['refused'::text, 'deferred'::text, 'unavailable'::text, 'unknown'::text]))),
  constraint campaign_mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])))
);
CREATE INDEX other_campaign_mails ON newsletter.campaign_mails USING btree (state, campaign_id, began_at) INCLUDE (reason) WHERE (state = ANY (ARRAY['sending'::text, 'failed'::text, 'skipped'::text]));
CREATE INDEX queued_campaign_mails ON newsletter.campaign_mails USING btree (campaign_id, due_at, subscriber_id) WHERE (state = 'queued'::text);

create table newsletter.campaigns (
  id integer not null generated always as identity,
  subject text not null,
  content text not null,
  sender_name text not null,
  created_at timestamp with time zone not null default now(),
  starts_at timestamp with time zone not null default now(),
  state text not null default 'sending'::text,
  is_addressed boolean not null default false,
  last_subscriber_id integer not null default 0,
  recipients integer not null default 0,
  held_until timestamp with time zone,
  holds smallint not null default 0,
  tended_at timestamp with time zone,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'paused'::text, 'done'::text, 'cancelled'::text, 'withdrawn'::text])))
);

create table newsletter.confirmations (
  id integer not null generated always as identity,
  email text not null,
  name text,
  requested_at timestamp with time zone not null,
  constraint confirmations_pkey PRIMARY KEY (id),
  constraint confirmations_email_check CHECK (((length(email) >= 6) AND (length(email) <= 254))),
  constraint confirmations_name_check CHECK ((length(name) <= 100))
);
CREATE INDEX confirmations_by_email ON newsletter.confirmations USING btree (lower(email), requested_at);

create table newsletter.link_secret (
  is_only boolean not null default true,
  secret text not null default ((gen_random_uuid())::text || (gen_random_uuid())::text),
  constraint link_secret_pkey PRIMARY KEY (is_only),
  constraint link_secret_is_only_check CHECK (is_only)
);

create table newsletter.mail_events (
  subscriber_id integer not null,
  type text not null,
  kind text not null,
  at timestamp with time zone not null,
  constraint mail_events_pkey PRIMARY KEY (subscriber_id, at, type, kind),
  constraint mail_events_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter.subscribers(id),
  constraint mail_events_kind_check CHECK ((kind = ANY (ARRAY['hard'::text, 'soft'::text]))),
  constraint mail_events_type_check CHECK ((type = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);
CREATE INDEX mail_events_by_age ON newsletter.mail_events USING btree (at);

create table newsletter.pace (
  is_only boolean not null default true,
  next_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint pace_pkey PRIMARY KEY (is_only),
  constraint pace_is_only_check CHECK (is_only)
);

create table newsletter.subscribers (
  id integer not null generated always as identity,
  email text not null,
  name text,
  is_active boolean not null default true,
  subscribed_at timestamp with time zone not null default now(),
  signed_up_at timestamp with time zone not null default now(),
  search_text text default lower((NORMALIZE(((email || '
'::text) || COALESCE(name, ''::text))) COLLATE "nb-x-icu")),
  constraint subscribers_pkey PRIMARY KEY (id),
  constraint subscribers_email_check CHECK (((length(email) >= 6) AND (length(email) <= 254))),
  constraint subscribers_name_check CHECK ((length(name) <= 100))
);
CREATE INDEX subscribers_by_activity ON newsletter.subscribers USING btree (is_active);
CREATE INDEX subscribers_by_age ON newsletter.subscribers USING btree (subscribed_at, id);
CREATE INDEX subscribers_by_beginning_of_email ON newsletter.subscribers USING btree (split_part(search_text, '
'::text, 1) text_pattern_ops);
CREATE INDEX subscribers_by_beginning_of_name ON newsletter.subscribers USING btree (split_part(search_text, '
'::text, 2) text_pattern_ops);
CREATE INDEX subscribers_by_text ON newsletter.subscribers USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit='1024');
CREATE UNIQUE INDEX subscribers_by_email ON newsletter.subscribers USING btree (lower(email));

create table newsletter.suppressed_addresses (
  hash text not null,
  constraint suppressed_addresses_pkey PRIMARY KEY (hash)
);

create table orders.lines (
  order_id integer not null,
  revision integer not null,
  item_id integer not null,
  product_id integer not null,
  name text not null,
  image text not null,
  unit_price integer not null,
  quantity integer not null,
  custom_image_id uuid,
  constraint lines_pkey PRIMARY KEY (order_id, revision, item_id),
  constraint lines_order_id_revision_fkey FOREIGN KEY (order_id, revision) REFERENCES orders.revisions(order_id, revision),
  constraint lines_check CHECK (((product_id <> 999999) OR (quantity >= 10))),
  constraint lines_check1 CHECK (((custom_image_id IS NULL) OR (product_id = 999999))),
  constraint lines_quantity_check CHECK ((quantity > 0)),
  constraint lines_unit_price_check CHECK ((unit_price > 0))
);
CREATE INDEX custom_lines ON orders.lines USING btree (order_id, revision) WHERE (product_id = 999999);
CREATE INDEX ordered_custom_images ON orders.lines USING btree (custom_image_id) WHERE (custom_image_id IS NOT NULL);

create table orders.link_secret (
  is_only boolean not null default true,
  secret text not null default ((gen_random_uuid())::text || (gen_random_uuid())::text),
  constraint link_secret_pkey PRIMARY KEY (is_only),
  constraint link_secret_is_only_check CHECK (is_only)
);

create table orders.orders (
  id integer not null generated always as identity,
  order_number text not null,
  session_id text not null,
  payment text not null default 'open'::text,
  status text not null default 'pending'::text,
  version integer not null default 1,
  revision integer not null default 0,
  created_at timestamp with time zone not null default now(),
  held_until timestamp with time zone not null default now(),
  discount_code_id integer,
  client_address text,
  payment_intent_id text,
  intent_key smallint not null default 1,
  reconcile_attempted_at timestamp with time zone,
  reconcile_attempts smallint not null default 0,
  paid_at timestamp with time zone,
  paid_with jsonb,
  provider_fee integer,
  refunded_amount integer,
  disputed_amount integer,
  undelivered_amount integer,
  tracking_number text,
  link integer not null default 1,
  anonymised_at timestamp with time zone,
  total integer,
  customer_name text,
  customer_email text,
  search_details text,
  search_text text default lower((NORMALIZE(((((((((((order_number || '
'::text) || customer_name) || '
'::text) || customer_email) || '
'::text) || COALESCE(search_details, ''::text)) || '
'::text) || COALESCE(tracking_number, ''::text)) || '
'::text) || replace(COALESCE(tracking_number, ''::text), ' '::text, ''::text))) COLLATE "nb-x-icu")),
  constraint orders_order_number_key UNIQUE (order_number),
  constraint orders_payment_intent_id_key UNIQUE (payment_intent_id),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_check CHECK (((payment = ANY (ARRAY['paid'::text, 'refund_due'::text, 'refunded'::text])) = (paid_at IS NOT NULL))),
  constraint orders_check1 CHECK (((payment = ANY (ARRAY['refund_due'::text, 'refunded'::text])) = (undelivered_amount IS NOT NULL))),
  constraint orders_check2 CHECK (((paid_at IS NULL) OR ((search_text IS NOT NULL) AND (total IS NOT NULL)))),
  constraint orders_client_address_check CHECK ((length(client_address) <= 64)),
  constraint orders_money_out CHECK (((COALESCE(disputed_amount, 0) >= 0) AND ((payment <> 'paid'::text) OR (COALESCE(refunded_amount, 0) <= total)))),
  constraint orders_order_number_check CHECK ((order_number ~ '^RP-[A-Z0-9]{8}$'::text)),
  constraint orders_payment_check CHECK ((payment = ANY (ARRAY['open'::text, 'paid'::text, 'refund_due'::text, 'refunded'::text, 'abandoned'::text]))),
  constraint orders_refunded_amount_check CHECK ((refunded_amount > 0)),
  constraint orders_revision_check CHECK ((revision >= 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint orders_tracking_number_check CHECK (((length(tracking_number) >= 1) AND (length(tracking_number) <= 40))),
  constraint orders_undelivered_amount_check CHECK ((undelivered_amount > 0)),
  constraint orders_version_check CHECK ((version > 0))
);
CREATE INDEX abandoned_orders_by_hold ON orders.orders USING btree (held_until) WHERE (payment = 'abandoned'::text);
CREATE INDEX open_orders_by_attempt ON orders.orders USING btree (reconcile_attempted_at NULLS FIRST, held_until) WHERE (payment = 'open'::text);
CREATE INDEX open_orders_by_code ON orders.orders USING btree (discount_code_id) WHERE ((payment = 'open'::text) AND (discount_code_id IS NOT NULL));
CREATE INDEX open_orders_of_network ON orders.orders USING btree (client_address) WHERE (payment = 'open'::text);
CREATE INDEX orders_by_beginning_of_email ON orders.orders USING btree (split_part(search_text, '
'::text, 3) text_pattern_ops) WHERE (payment = 'paid'::text);
CREATE INDEX orders_by_beginning_of_name ON orders.orders USING btree (split_part(search_text, '
'::text, 2) text_pattern_ops) WHERE (payment = 'paid'::text);
CREATE INDEX orders_by_beginning_of_number ON orders.orders USING btree (split_part(search_text, '
'::text, 1) text_pattern_ops) WHERE (payment = 'paid'::text);
CREATE INDEX orders_by_payment_time ON orders.orders USING btree (paid_at) WHERE (payment = 'paid'::text);
CREATE INDEX orders_by_text ON orders.orders USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit='1024') WHERE (payment = 'paid'::text);
CREATE INDEX orders_of_status_by_age ON orders.orders USING btree (status, created_at, id) WHERE (payment = 'paid'::text);
CREATE INDEX orders_to_anonymise ON orders.orders USING btree (paid_at) WHERE ((paid_at IS NOT NULL) AND (anonymised_at IS NULL));
CREATE INDEX paid_orders_by_age ON orders.orders USING btree (created_at, id) INCLUDE (status, total, refunded_amount, disputed_amount, revision) WHERE (payment = 'paid'::text);
CREATE INDEX paid_orders_by_name ON orders.orders USING btree (customer_name, id) INCLUDE (status, created_at, revision) WHERE (payment = 'paid'::text);
CREATE INDEX paid_orders_by_total ON orders.orders USING btree (total, id) INCLUDE (status, created_at, revision) WHERE (payment = 'paid'::text);
CREATE INDEX refunded_orders_by_age ON orders.orders USING btree (created_at) WHERE ((payment = 'paid'::text) AND ((refunded_amount IS NOT NULL) OR (disputed_amount IS NOT NULL)));
CREATE UNIQUE INDEX one_open_order_per_session ON orders.orders USING btree (session_id) WHERE (payment = 'open'::text);

create table orders.replaced_intents (
  payment_intent_id text not null,
  order_id integer not null,
  constraint replaced_intents_pkey PRIMARY KEY (payment_intent_id),
  constraint replaced_intents_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id)
);
CREATE INDEX replaced_intents_of_order ON orders.replaced_intents USING btree (order_id);

create table orders.revisions (
  order_id integer not null,
  revision integer not null,
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
  discount_excludes_custom boolean,
  subtotal integer not null,
  discount integer not null,
  shipping integer not null,
  total integer not null,
  created_at timestamp with time zone not null default now(),
  constraint revisions_pkey PRIMARY KEY (order_id, revision),
  constraint revisions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint revisions_check CHECK (((discount >= 0) AND (discount <= subtotal))),
  constraint revisions_check1 CHECK ((total = ((subtotal - discount) + shipping))),
  constraint revisions_revision_check CHECK ((revision > 0)),
  constraint revisions_shipping_check CHECK ((shipping >= 0)),
  constraint revisions_subtotal_check CHECK ((subtotal > 0))
);
CREATE INDEX revisions_by_email ON orders.revisions USING btree (lower(customer_email));

create table payments.dispute_moves (
  id text not null,
  dispute_id text not null,
  amount integer not null,
  fee integer,
  at timestamp with time zone not null,
  constraint dispute_moves_pkey PRIMARY KEY (id),
  constraint dispute_moves_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES payments.disputes(id)
);
CREATE INDEX dispute_moves_by_age ON payments.dispute_moves USING btree (at);
CREATE INDEX moves_of_dispute ON payments.dispute_moves USING btree (dispute_id);

create table payments.disputes (
  id text not null,
  order_id integer not null,
  withdrawn integer not null,
  amount integer not null,
  reason text not null,
  status text not null,
  opened_at timestamp with time zone not null,
  answer_by timestamp with time zone,
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint disputes_amount_check CHECK ((amount >= 0)),
  constraint disputes_reason_check CHECK ((length(reason) <= 60)),
  constraint disputes_status_check CHECK ((length(status) <= 60)),
  constraint disputes_withdrawn_check CHECK ((withdrawn >= 0))
);
CREATE INDEX disputes_by_age ON payments.disputes USING btree (opened_at, id);
CREATE INDEX disputes_of_order ON payments.disputes USING btree (order_id);

create table payments.document_series (
  kind text not null,
  last integer not null default 0,
  constraint document_series_pkey PRIMARY KEY (kind),
  constraint document_series_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
  constraint document_series_last_check CHECK ((last >= 0))
);

create table payments.documents (
  id integer not null generated always as identity,
  kind text not null,
  number integer,
  order_id integer not null,
  refund_id integer,
  issued_at timestamp with time zone not null,
  gross integer not null,
  vat_rate smallint,
  vat integer not null,
  delivery text,
  seller jsonb not null,
  constraint documents_kind_number_key UNIQUE (kind, number),
  constraint documents_refund_id_key UNIQUE (refund_id),
  constraint number_document TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint documents_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payments.refunds(id),
  constraint documents_check CHECK (((vat >= 0) AND (vat <= gross))),
  constraint documents_check1 CHECK (((kind = 'credit_note'::text) = (refund_id IS NOT NULL))),
  constraint documents_check2 CHECK (((vat_rate IS NOT NULL) OR (vat = 0))),
  constraint documents_delivery_check CHECK ((length(delivery) <= 1000)),
  constraint documents_gross_check CHECK ((gross > 0)),
  constraint documents_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
  constraint documents_number_check CHECK ((number > 0)),
  constraint documents_vat_rate_check CHECK (((vat_rate >= 1) AND (vat_rate <= 99)))
);
CREATE INDEX documents_by_age ON payments.documents USING btree (issued_at);
CREATE INDEX documents_of_order ON payments.documents USING btree (order_id);
CREATE UNIQUE INDEX receipt_of_order ON payments.documents USING btree (order_id) WHERE (kind = 'receipt'::text);
CREATE CONSTRAINT TRIGGER number_document AFTER INSERT ON payments.documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.number IS NULL)) EXECUTE FUNCTION payments.number_document();

create table payments.refunded_units (
  refund_id integer not null,
  item_id integer not null,
  quantity integer not null,
  restocked integer not null default 0,
  constraint refunded_units_pkey PRIMARY KEY (refund_id, item_id),
  constraint refunded_units_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payments.refunds(id),
  constraint refunded_units_quantity_check CHECK ((quantity > 0))
);

create table payments.refunds (
  id integer not null generated always as identity,
  order_id integer not null,
  number smallint not null,
  provider_id text,
  amount integer not null,
  reason text,
  state text not null,
  failure text,
  is_restocked boolean not null default false,
  administrator text,
  requested_at timestamp with time zone not null,
  made_at timestamp with time zone,
  failed_at timestamp with time zone,
  followed_up_at timestamp with time zone,
  constraint refunds_order_id_number_key UNIQUE (order_id, number),
  constraint refunds_provider_id_key UNIQUE (provider_id),
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint refunds_administrator_check CHECK ((length(administrator) <= 120)),
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_check CHECK (((state <> 'made'::text) OR ((made_at IS NOT NULL) AND (provider_id IS NOT NULL)))),
  constraint refunds_check1 CHECK (((state <> 'failed'::text) OR (failed_at IS NOT NULL))),
  constraint refunds_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'held_back'::text]))),
  constraint refunds_number_check CHECK ((number > 0)),
  constraint refunds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['due'::text, 'made'::text, 'failed'::text])))
);
CREATE INDEX refunds_by_age ON payments.refunds USING btree (requested_at, id);
CREATE INDEX refunds_by_state ON payments.refunds USING btree (state, requested_at, id);
CREATE INDEX refunds_to_follow_up ON payments.refunds USING btree (order_id) WHERE ((state = 'failed'::text) AND (followed_up_at IS NULL));

create table payments.stuck_payments (
  payment_intent_id text not null,
  kind text not null,
  since timestamp with time zone not null,
  constraint stuck_payments_pkey PRIMARY KEY (payment_intent_id, kind),
  constraint stuck_payments_kind_check CHECK ((kind = ANY (ARRAY['settlement'::text, 'refund'::text])))
);

create table post.mails (
  kind text not null,
  about integer not null,
  number smallint not null,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  detail text,
  constraint mails_pkey PRIMARY KEY (kind, about, number),
  constraint mails_detail_check CHECK ((length(detail) <= 40)),
  constraint mails_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint mails_number_check CHECK ((number > 0))
);
CREATE INDEX failed_mails ON post.mails USING btree (kind, about) WHERE (failed_at IS NOT NULL);
CREATE INDEX unsent_mails ON post.mails USING btree (kind, due_at) WHERE ((sent_at IS NULL) AND (withdrawn_at IS NULL));

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_expiry ON public.rate_limits USING btree (expire);

create table workshop.notes (
  id integer not null generated always as identity,
  order_id integer not null,
  at timestamp with time zone not null,
  administrator text not null,
  text text not null,
  deleted_at timestamp with time zone,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint notes_administrator_check CHECK ((length(administrator) <= 120)),
  constraint notes_check CHECK (((text = ''::text) = (deleted_at IS NOT NULL))),
  constraint notes_text_check CHECK ((length(text) <= 2000))
);
CREATE INDEX notes_of_order ON workshop.notes USING btree (order_id, id);

create table workshop.proofs (
  order_id integer not null,
  item_id integer not null,
  round smallint not null,
  image_id uuid not null,
  state text not null default 'waiting'::text,
  note text,
  administrator text,
  comment text,
  answers smallint not null default 0,
  shown_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  replaced_at timestamp with time zone,
  reminders smallint not null default 0,
  constraint proofs_pkey PRIMARY KEY (order_id, item_id, round),
  constraint proofs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders.orders(id),
  constraint proofs_administrator_check CHECK ((length(administrator) <= 120)),
  constraint proofs_answers_check CHECK ((answers >= 0)),
  constraint proofs_check CHECK (((note IS NULL) = (administrator IS NULL))),
  constraint proofs_check1 CHECK (((answered_at IS NULL) = (state = ANY (ARRAY['undesigned'::text, 'waiting'::text])))),
  constraint proofs_check2 CHECK (((state <> 'commented'::text) OR (comment IS NOT NULL))),
  constraint proofs_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 1000))),
  constraint proofs_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000))),
  constraint proofs_reminders_check CHECK (((reminders >= 0) AND (reminders <= 3))),
  constraint proofs_round_check CHECK ((round > 0)),
  constraint proofs_state_check CHECK ((state = ANY (ARRAY['undesigned'::text, 'waiting'::text, 'approved'::text, 'commented'::text])))
);
CREATE INDEX proofs_by_picture ON workshop.proofs USING btree (image_id);
CREATE INDEX unapproved_proofs ON workshop.proofs USING btree (shown_at) WHERE ((replaced_at IS NULL) AND (state <> 'approved'::text));
CREATE UNIQUE INDEX latest_proofs ON workshop.proofs USING btree (order_id, item_id) WHERE (replaced_at IS NULL);
