create schema post;

-- The outbox: every mail but those of campaigns. A mail waits until it is sent, has failed after the last retry, or is
-- withdrawn.
create table post.mails (
  -- The name under which a module has registered the kind.
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- The id of what the mail is about: an order, a refund, a message.
  about integer not null,
  -- Counts the mails of this kind about the same thing, from 1: staff can request further ones.
  number smallint not null check (number > 0),
  due_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  -- Set when the content became stale before the mail was sent.
  withdrawn_at timestamptz,
  -- The part of a sent mail that may change later and that its module asks for, such as a tracking number.
  detail text check (length(detail) <= 40),
  primary key (kind, about, number)
);

create index failed_mails on post.mails (kind, about)
  where failed_at is not null;
-- The mails that wait or have failed, among all that were ever sent.
create index unsent_mails on post.mails (kind, due_at)
  where sent_at is null
    and withdrawn_at is null;
