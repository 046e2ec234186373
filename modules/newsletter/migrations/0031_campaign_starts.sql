alter table newsletter.campaigns
  drop constraint campaigns_state_check,
  add constraint campaigns_state_check
    check (state in ('sending', 'paused', 'done', 'cancelled', 'withdrawn')),
  -- No mail is sent before this time; until then the campaign can be withdrawn.
  add column starts_at timestamptz not null default now();
