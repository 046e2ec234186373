alter table newsletter.campaign_mails
  drop constraint campaign_mails_reason_check,
  -- 'deferred': the mail server only ever refused temporarily, so the mail can be sent again, unlike a 'refused' one.
  add constraint campaign_mails_reason_check
    check (reason in ('refused', 'deferred', 'unavailable', 'unknown'));
