alter table newsletter.campaign_mails
  drop constraint campaign_mails_reason_check,
  -- A mail that was only ever put off can be tried again, and is told apart from one that is refused for good.
  add constraint campaign_mails_reason_check
    check (reason in ('refused', 'deferred', 'unavailable', 'unknown'));
