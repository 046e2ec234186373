alter table newsletter.campaigns
  drop constraint campaigns_state_check,
  add constraint campaigns_state_check
    check (state in ('sending', 'paused', 'done', 'cancelled', 'withdrawn')),
  -- No mail goes before; until then the campaign can be withdrawn.
  add column starts_at timestamptz not null default now();
