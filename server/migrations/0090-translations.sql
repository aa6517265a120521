-- Texts of staff in Telugu and Hindi: {"te": {"title": "…"}, "hi": {…}}. English stands in the column of the field, and is
-- shown where a text is missing here.
do $$
declare
  name text;
begin
  foreach name in array array['slides', 'testimonials', 'statistics', 'notices', 'success_stories', 'videos', 'books',
    'packages', 'institute', 'popup'] loop
    execute format(
      'alter table %I add translations jsonb not null default ''{}'' check (jsonb_typeof(translations) = ''object'')',
      name);
  end loop;
end $$;
