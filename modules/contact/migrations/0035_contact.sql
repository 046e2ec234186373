create schema contact;

alter table newsletter.contact_messages set schema contact;
alter table contact.contact_messages rename to messages;
alter index contact.contact_messages_pkey rename to messages_pkey;

-- For processes of the earlier release, which insert messages under the old name until they are replaced.
create view newsletter.contact_messages as
select * from contact.messages;
