-- A document for each language that a page is there in.
alter table search_documents
  add column language text not null default 'en' check (language in ('en', 'te', 'hi')),
  drop constraint search_documents_pkey,
  add primary key (address, language);
update search_state set site_version = -1;
