-- Two versions: no release has it.
drop index log.staff_actions_by_short_text;

-- Two versions: no release has it.
drop function public.short_parts(text);
